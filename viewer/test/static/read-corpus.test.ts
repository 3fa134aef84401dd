// Tests the corpus that code of pages reads during static rendering.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { docsFile } from '../../corpus/docs-file.ts';
import { openReadCorpus } from '../../static/read-corpus.ts';

const text = JSON.stringify({ format: 1, docs: [{ id: 'calm', path: '/base/calm', title: 'Calm' }] });
const file = docsFile('default', 'current');
const address = '/base/corpus/docs/default/current/docs.json';

test('a page reads a list once', async () => {
  const requested: string[] = [];
  const corpusOf = openReadCorpus(async (expected) => {
    requested.push(expected);
    return text;
  });
  const page = corpusOf('/base/');
  const list = await page.load(file);
  assert.is(list.docs[0]!.path, '/base/calm');
  assert.is(await page.load(file), list);
  assert.equal(requested, [address]);
});

test('pages of one realm share a list, and each page requests it', async () => {
  const requested: string[] = [];
  const corpusOf = openReadCorpus(async (expected) => {
    requested.push(expected);
    return text;
  });
  const list = await corpusOf('/base/').load(file);
  const second = corpusOf('/base/');
  assert.is(second.peek(file), undefined);
  const loaded = second.load(file);
  assert.is(second.peek(file), list);
  assert.is(await loaded, list);
  assert.equal(requested, [address, address]);
});

test('a list that does not exist fails', async () => {
  const error = await openReadCorpus(async () => undefined)('/base/')
    .load(file)
    .catch((thrown: unknown) => thrown);
  assert.match(String(error), 'does not exist');
});

test.run();
