import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { takeWords } from '../../../parse/code-block/take-words.ts';

const take = (meta: string) => {
  const { words, rest } = takeWords(meta, ['live', 'noInline']);
  return [[...words], rest];
};

test('words of the fence are removed at any position', () => {
  assert.equal(take('live'), [['live'], '']);
  assert.equal(take('title="a b" live  noInline {1,2}'), [['live', 'noInline'], 'title="a b" {1,2}']);
});

test('a word in quotes or within another word stays', () => {
  assert.equal(take('title="live code" alive live=1'), [[], 'title="live code" alive live=1']);
  assert.equal(take("title='live' lively"), [[], "title='live' lively"]);
});

test.run();
