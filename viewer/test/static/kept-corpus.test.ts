// The corpus that all pages share which a thread draws with their code.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { docsFile } from '../../corpus/docs-file.ts';
import { openKeptCorpus } from '../../static/kept-corpus.ts';

const text = JSON.stringify({ format: 1, docs: [{ id: 'calm', path: '/base/calm', title: 'Calm' }] });
const file = docsFile('default', 'current');
const address = '/base/corpus/docs/default/current/docs.json';

test('a list is read once for all pages, and each of them tells that it depends on it', async () => {
  const asked: string[] = [];
  const corpusOf = openKeptCorpus(async (wanted) => {
    asked.push(wanted);
    return text;
  });
  const first = corpusOf('/base/');
  const list = await first.load(file);
  assert.is(list.docs[0]!.path, '/base/calm');
  assert.is(await first.load(file), list);
  const before = asked.length;
  const second = corpusOf('/base/');
  assert.is(await second.load(file), list);
  assert.equal(asked.slice(before), [address]);
});

test('a page finds nothing there that only another page has loaded', async () => {
  const corpusOf = openKeptCorpus(async () => text);
  await corpusOf('/base/').load(file);
  const page = corpusOf('/base/');
  assert.is(page.peek(file), undefined);
  const loaded = page.load(file);
  assert.ok(page.peek(file));
  assert.is(page.peek(file), await loaded);
});

test('a list that is not there fails for each page', async () => {
  const corpusOf = openKeptCorpus(async () => undefined);
  for (const page of [corpusOf('/base/'), corpusOf('/base/')]) {
    const error = await page.load(file).catch((thrown: unknown) => thrown);
    assert.match(String(error), 'does not exist');
  }
});

test.run();
