import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fold } from '../../../search/language/fold.ts';

/** Asserts that all spellings fold to the same string. */
function areSame(...spellings: string[]): void {
  assert.is(new Set(spellings.map(fold)).size, 1, spellings.map(fold).join(', '));
}

test('accents, strokes and ligatures of Latin may be left out', () => {
  areSame('Café', 'CAFE', 'cafe\u0301');
  areSame('Straße', 'STRASSE', 'strasse', 'STRAẞE');
  areSame('smørrebrød', 'smorrebrod');
  areSame('Łódź', 'lodz');
  areSame('cœur', 'coeur');
  areSame('ﬁle', 'file');
  areSame('Tiếng Việt', 'tieng viet');
  areSame('đường', 'duong');
});

test('the two letters i of Turkish are one', () => {
  areSame('ISPARTA', 'ısparta', 'isparta');
  areSame('İstanbul', 'istanbul', 'ISTANBUL');
});

test('in Cyrillic ё equals е, but й and ї are separate letters', () => {
  areSame('Ёлка', 'елка');
  areSame('за́мок', 'замок');
  assert.is.not(fold('мой'), fold('мои'));
  assert.is.not(fold('їжа'), fold('іжа'));
});

test('Greek may be typed without accents, and its last sigma is a sigma', () => {
  areSame('Σύστημα', 'συστημα');
  areSame('λόγος', 'ΛΟΓΟΣ');
});

test('Arabic is the same with and without vowels, hamza and stretching', () => {
  areSame('مُحَمَّد', 'محمد');
  areSame('كتـــاب', 'كتاب');
  areSame('إعداد', 'اعداد', 'أعداد', 'ٱعداد');
  areSame('مكتبة', 'مكتبه');
});

test('Persian and Arabic keyboards write the same yeh, kaf and digits', () => {
  areSame('کتاب', 'كتاب');
  areSame('علی', 'علي', 'على');
  areSame('۱۲۳', '١٢٣', '123');
});

test('Hebrew is equal with and without points, and with final letter forms', () => {
  areSame('שָׁלוֹם', 'שלום', 'שלומ');
});

test('full and half width are the same', () => {
  areSame('ＡＰＩ１２', 'api12');
  areSame('ｶﾞｲﾄﾞ', 'ガイド');
});

test('Korean syllables are unchanged', () => {
  assert.is(fold('한국어'), '한국어');
  areSame('한국어', '한국어'.normalize('NFD'));
});

test.run();
