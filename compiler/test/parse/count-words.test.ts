import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cpuSeconds } from '../../../scripts/testing/cpu-seconds.ts';
import { countWords } from '../../parse/count-words.ts';

test('headings and text count, signs do not', () => {
  assert.is(countWords([{ text: 'One, two – three!' }, { id: 'a', heading: 'Four', text: 'five' }], 'en'), 5);
});

test('words are found in languages that put no blanks between them', () => {
  assert.ok(countWords([{ text: '私は日本語を勉強しています' }], 'ja') > 3);
});

test('a long text takes time in proportion', () => {
  const long = 'two words '.repeat(50_000);
  assert.ok(cpuSeconds(() => assert.is(countWords([{ text: long }], 'en'), 100_000)) < 5);
  assert.is(countWords([{ text: '' }], 'en'), 0);
});

test.run();
