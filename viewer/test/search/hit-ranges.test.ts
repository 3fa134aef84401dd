import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { hitPattern } from '../../search/hit-ranges.ts';

const found = (words: string[], text: string) => [...text.matchAll(hitPattern(words))].map(({ index }) => index);

test('short words are marked only as whole words, longer ones also at the beginning of a word', () => {
  assert.equal(found(['on'], 'On milliseconds, on and once'), [0, 17]);
  assert.equal(found(['link'], 'links, a hyperlink and a link'), [0, 25]);
  assert.equal(found(['--out-dir', 'c++'], 'with --out-dir in C++'), [5, 18]);
});

test('text without blanks between its words is marked wherever it is found', () => {
  assert.equal(found(['検索'], '全文検索エンジン'), [2]);
});

test.run();
