import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cardText, mostLetters } from '../card-text.ts';

test('a title of any length is limited to the maximum number of letters', () => {
  for (const text of ['w'.repeat(5000), 'Wort '.repeat(2000), '𝒜'.repeat(1_000_000), 'e\u0301'.repeat(400)])
    assert.is([...cardText(text)].length, mostLetters);
  assert.is(cardText('Set up a machine'), 'Set up a machine');
});

test('characters that no font has are left out', () => {
  assert.is(cardText('a\u0000b\u001b[31m\ud800c\ufffe'), 'a b [31m c');
  assert.is(cardText('🚀 Set up 👩🏽‍💻 a machine™ 2 🇩🇪'), 'Set up a machine™ 2');
});

test('a title without visible characters is empty', () => {
  for (const text of ['', ' ', '\u200b\u200e', '\u0301', '🚀', '\u0000', '\u{e0001}'])
    assert.is(cardText(text), '', text);
});

test.run();
