import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cpuSeconds } from '../../../scripts/testing/cpu-seconds.ts';
import { countWords } from '../../parse/count-words.ts';

test('countWords counts headings and text, but not punctuation', () => {
  assert.is(countWords([{ text: 'One, two – three!' }, { id: 'a', heading: 'Four', text: 'five' }], 'en'), 5);
});

test('countWords finds words in languages without spaces between words', () => {
  assert.ok(countWords([{ text: '私は日本語を勉強しています' }], 'ja') > 3);
});

test('countWords takes linear time', () => {
  const long = 'two words '.repeat(50_000);
  assert.ok(cpuSeconds(() => assert.is(countWords([{ text: long }], 'en'), 100_000)) < 5);
  assert.is(countWords([{ text: '' }], 'en'), 0);
});

test.run();
