// What the reader makes of a corpus that the compiler made.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { headings } from '../../headings.ts';
import { openCorpus } from '../../reader/open-corpus.ts';
import type { Corpus } from '../../reader/corpus.ts';
import { textOf } from '../../body/text-of.ts';
import { walk } from '../../body/walk.ts';
import { compiledStarter } from '../compiled-starter.ts';

let corpus: Corpus;
test.before(async () => {
  corpus = openCorpus(await compiledStarter());
});

test('every route leads to its page', async () => {
  const routes = await corpus.routes();
  assert.ok(routes.length > 5);
  for (const { path, kind, title } of routes) {
    const page = await corpus.page(path);
    assert.equal([page.path, page.kind, page.title], [path, kind, title]);
  }
});

test('every heading of a page is an element with its id, and its text is in the text of the page', async () => {
  const page = await corpus.page('/docs/');
  assert.ok('body' in page);
  const ids = Array.from(walk(page.body), (node) => (node.type === 'element' ? node.properties.id : undefined));
  const found = headings(page);
  assert.ok(found.length > 0);
  for (const { id, text, href } of found) {
    assert.ok(ids.includes(id), id);
    assert.ok(textOf(page.body).split('\n').includes(text), text);
    assert.is(href, `/docs/#${id}`);
  }
});

test('a search finds what readers would, and where it belongs', async () => {
  const [first] = await corpus.search('write a page');
  assert.is(first?.path, '/docs/guides/write/');
  assert.equal([first?.instance, first?.version], ['default', 'current']);
  assert.is((await corpus.search('page', { limit: 1 })).length, 1);
  assert.equal(await corpus.search('xylophone'), []);
});

test('a search can be ended', async () => {
  const reason = new Error('typed on');
  const error = await corpus.search('page', { signal: AbortSignal.abort(reason) }).catch((error: unknown) => error);
  assert.is(error, reason);
});

test.run();
