// The corpus that the code of a page reads while the page is rendered.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { docsFile } from '../../corpus/docs-file.ts';
import { openReadCorpus } from '../../static/read-corpus.ts';

const text = JSON.stringify({ format: 1, docs: [{ id: 'calm', path: '/base/calm', title: 'Calm' }] });
const file = docsFile('default', 'current');

test('a page reads a list once', async () => {
  const requested: string[] = [];
  const corpusOf = openReadCorpus(async (address) => {
    requested.push(address);
    return text;
  });
  const list = await corpusOf('/base/').load(file);
  assert.is(list.docs[0]!.path, '/base/calm');
  assert.is(await corpusOf('/base/').load(file), list);
  assert.equal(requested, ['/base/corpus/docs/default/current/docs.json']);
});

test('a list that does not exist fails', async () => {
  const error = await openReadCorpus(async () => undefined)('/base/')
    .load(file)
    .catch((thrown: unknown) => thrown);
  assert.match(String(error), 'does not exist');
});

test.run();
