import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { wrongPlurals } from '../../config/plurals.ts';

test('a message has the plural forms of its language, or one for all numbers', () => {
  for (const [text, locale] of [
    ['{count} posts', 'ar'],
    ['a|b', 'en'],
    ['a|b|c|d|e|f', 'ar'],
    ['a|b|c', 'pl'],
    ['a|b|c|d', 'pl'],
    ['a', 'ja'],
  ] as const)
    assert.is(wrongPlurals(text, locale), undefined, `${text} in ${locale}`);
});

test('forms for millions and for fractions may be left out', () => {
  assert.is(wrongPlurals('a|b', 'fr'), undefined);
  assert.is(wrongPlurals('a|b|c', 'cs'), undefined);
});

test('too many forms, and too few for common numbers, are wrong', () => {
  assert.equal(wrongPlurals('a|b', 'ja'), { count: 2, forms: ['other'] });
  assert.equal(wrongPlurals('a|b|c', 'de'), { count: 3, forms: ['one', 'other'] });
  assert.equal(wrongPlurals('a|b', 'pl'), { count: 2, forms: ['one', 'few', 'many', 'other'] });
});

test('for a language without known plural rules, nothing is reported', () => {
  assert.is(wrongPlurals('a|b|c|d|e|f|g', 'x'), undefined);
  assert.equal(wrongPlurals('a|b|c', 'de_AT')?.count, 3);
});

test.run();
