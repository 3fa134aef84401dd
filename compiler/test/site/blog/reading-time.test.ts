import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Head } from '../../../parse/document.ts';
import { readingMinutes } from '../../../site/blog/reading-time.ts';

const head = (...sections: Head['sections']) => ({ sections }) as Head;

test('headings and text count, signs do not', () => {
  assert.is(readingMinutes(head({ text: 'One, two – three!' }, { id: 'a', heading: 'Four', text: 'five' }), 5, 'en'), 1);
});

test('words are found in languages that put no blanks between them', () => {
  assert.ok(readingMinutes(head({ text: '私は日本語を勉強しています' }), 1, 'ja') > 3);
});

test('a long text takes time in proportion', () => {
  const started = performance.now();
  assert.is(readingMinutes(head({ text: 'two words '.repeat(50_000) }), 200, 'en'), 500);
  assert.is(readingMinutes(head({ text: '' }), 200, 'en'), 0);
  assert.ok(performance.now() - started < 5000);
});

test.run();
