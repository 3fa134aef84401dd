// Reads a corpus that the compiler wrote.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { CorpusError } from '../../reader/corpus-error.ts';
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

test('every heading of a page is an element with its id, and its content is in the page', async () => {
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

test('a search returns the expected page with its instance and version', async () => {
  const [first] = await corpus.search('write a page');
  assert.is(first?.path, '/docs/guides/write/');
  assert.equal([first?.instance, first?.version], ['default', 'current']);
  assert.is((await corpus.search('page', { limit: 1 })).length, 1);
  assert.equal(await corpus.search('xylophone'), []);
});

test('a section is its heading, its content and the sections below it, as nodes and as Markdown', async () => {
  const { nodes, markdown, ...section } = await corpus.section('/docs/#what-is-here');
  assert.equal(
    [section.path, section.id, section.heading, section.depth, section.href, section.above],
    ['/docs/', 'what-is-here', 'What is here', 2, '/docs/#what-is-here', ['Introduction']],
  );
  assert.match(markdown, /^## What is here\n\n/);
  assert.match(markdown, /\]\(https:\/\//, 'links are absolute');
  const [first] = nodes;
  assert.ok(first?.type === 'element' && first.tagName === 'h2');
  assert.match((await corpus.section('/docs/')).markdown, /^# Introduction\n\n[^]*\n## What is here\n/);
});

test('the error for a missing path or id suggests similar ones', async () => {
  const nearOf = (reading: Promise<unknown>) =>
    reading.then(
      () => assert.unreachable(),
      (error: CorpusError) => [error.reason, error.near],
    );
  assert.equal(await nearOf(corpus.page('/docs/guides/wrte/')), ['missing', ['/docs/guides/write/']]);
  assert.equal(await nearOf(corpus.page('/handbook/write')), ['missing', ['/docs/guides/write/']]);
  assert.equal(await nearOf(corpus.page('/zzzzzzzz')), ['missing', []]);
  assert.equal(await nearOf(corpus.section('/docs/#what-is-hre')), ['missing', ['/docs/#what-is-here']]);
});

test('versions and sidebars are listed, and a search result has its section as Markdown', async () => {
  assert.equal(
    (await corpus.versions()).map(({ instance, name, isLast }) => [instance, name, isLast]),
    [['default', 'current', true]],
  );
  assert.equal(await corpus.versions('other'), []);
  const [sidebar] = await corpus.sidebars({ instance: 'default', version: 'current' });
  assert.equal(sidebar!.items, await corpus.sidebar({ ...sidebar!, sidebar: sidebar!.name }));
  assert.equal(await corpus.sidebars({ version: 'other' }), []);
  const [place] = await corpus.search('what is here', { limit: 1, markdown: true });
  assert.is(place!.markdown, (await corpus.section(place!.path)).markdown);
});

test('a search can be aborted', async () => {
  const reason = new Error('typed on');
  const error = await corpus.search('page', { signal: AbortSignal.abort(reason) }).catch((error: unknown) => error);
  assert.is(error, reason);
});

test.run();
