// Runs the programs in content/examples, which the documentation shows, on the site that `lectern init` writes.
import { execFile, spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createSSRApp, type Component } from 'vue';
import { renderToString } from 'vue/server-renderer';
import { content } from '../../compiler/test/content-pages.ts';
import { openCorpus } from '../reader/open-corpus.ts';
import type { BodyNode, Page } from '../types.ts';
import { corpusFolder, projectWithCorpus, type Project } from './built-package.ts';
import { compiledStarter } from './compiled-starter.ts';
import { writtenPage } from './written-corpus.ts';

const python = ['python3', 'python'].find((name) => {
  const probe = "import sqlite3; sqlite3.connect(':memory:').execute('CREATE VIRTUAL TABLE t USING fts5(x)')";
  return spawnSync(name, ['-c', probe]).status === 0;
});
let project: Project;
let dist: string;

test.before(async () => {
  project = await projectWithCorpus();
  dist = await compiledStarter();
  cpSync(path.join(content, 'examples'), path.join(project.dir, 'examples'), { recursive: true });
  for (const name of ['property-information', 'rehype-stringify', 'unified', 'vue'])
    symlinkSync(path.join(corpusFolder, '../node_modules', name), path.join(project.dir, 'node_modules', name));
});

async function run(program: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(program, args, { cwd: path.join(project.dir, 'examples') });
  return stdout;
}

const load = (file: string) =>
  import(pathToFileURL(path.join(project.dir, 'examples', file)).href) as Promise<Record<string, unknown>>;

if (python === undefined) console.log('full-text-search.py is not run: there is no Python with SQLite and FTS5');
(python === undefined ? test.skip : test)('Python finds a section by its words, in an index of SQLite', async () => {
  const found = await run(python!, 'full-text-search.py', dist, 'write page');
  assert.match(found, /^Write a page.*\n {2}\/docs\/guides\/write\//m);
  assert.is(await run(python!, 'full-text-search.py', dist, 'xylophone "'), '');
});

test('chunks for embeddings have headings, an address and their own id', async () => {
  const lines = (await run(process.execPath, 'rag-chunks.js', dist)).trim().split('\n');
  const chunks = lines.map((line) => JSON.parse(line) as Record<'id' | 'url' | 'text', string>);
  assert.ok(chunks.length > 5);
  assert.is(new Set(chunks.map(({ id }) => id)).size, chunks.length);
  const chunk = chunks.find(({ id }) => id === '/docs/#what-is-here:0')!;
  assert.match(chunk.url, /^https:.*\/docs\/#what-is-here$/);
  assert.match(chunk.text, /^Introduction › What is here\n\n/);
});

test('an agent gets sections for a question, one section by its address, and near addresses for a missing one', async () => {
  const ask = (query: string) => run(process.execPath, 'agent-tool.js', dist, query);
  assert.match(await ask('what is here'), /^\[Introduction\]\(\/docs\/#what-is-here\)\n\n## What is here\n/);
  assert.match(await ask('/docs/#what-is-here'), /^## What is here\n/);
  assert.match(await ask('/docs/guides/wirte/'), /Did you mean \/docs\/guides\/write\/\?/);
  assert.is(await ask('xylophone'), 'No section matches "xylophone".\n');
});

test('every page of text is written as plain HTML', async () => {
  await run(process.execPath, 'plain-html.js', dist, 'plain');
  const html = readFileSync(path.join(project.dir, 'examples/plain/docs/guides/write/index.html'), 'utf8');
  assert.match(html, /^<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Write a page \| My site</);
  assert.match(html, '<h1>Write a page</h1>');
  assert.match(html, '<pre><code class="language-js">');
  assert.not.match(html, '<script');
});

test('Vue renders every page, and tabs as a component', async () => {
  const { CorpusPage } = await load('vue-page.js');
  const render = (page: Page) => renderToString(createSSRApp(CorpusPage as Component, { page }));
  const corpus = openCorpus(dist);
  for (const { path, title } of await corpus.routes()) {
    const html = await render(await corpus.page(path));
    assert.ok(title === '' || html.includes('<h1'), path);
  }
  const text = (value: string): BodyNode => ({ type: 'text', value });
  const item = (value: string): BodyNode => ({
    type: 'component',
    name: 'TabItem',
    props: { value },
    children: [
      { type: 'element', tagName: 'p', properties: { className: ['a', 'b'] }, children: [text(`${value} i`)] },
    ],
  });
  const tabs: BodyNode = { type: 'component', name: 'Tabs', props: {}, children: [item('npm'), item('yarn')] };
  const html = await render({ ...writtenPage, body: { type: 'root', children: [tabs] } });
  assert.match(html, '<button aria-pressed="true">npm</button><button aria-pressed="false">yarn</button>');
  assert.match(html, '<div hidden><div><p class="a b">yarn i</p></div></div>');
});

test('a loader of Astro stores the pages, and later those that have changed', async () => {
  const { corpusLoader } = await load('astro-loader.js');
  const entries = new Map<string, { id: string; digest: string; rendered: { html: string } }>([
    ['docs/gone', { id: 'docs/gone', digest: '', rendered: { html: '' } }],
  ]);
  const stored: string[] = [];
  const context = {
    // A replacement for Astro's content store, with the methods in Astro's documentation.
    store: {
      keys: () => [...entries.keys()],
      get: (id: string) => entries.get(id),
      set(entry: { id: string; digest: string; rendered: { html: string } }) {
        stored.push(entry.id);
        entries.set(entry.id, entry);
      },
      delete: (id: string) => entries.delete(id),
    },
    parseData: ({ data }: { data: unknown }) => Promise.resolve(data),
    generateDigest: (value: unknown) => JSON.stringify(value),
    logger: { info() {} },
  };
  const loader = (corpusLoader as (options: object) => { load(context: object): Promise<void> })({ address: dist });
  await loader.load(context);
  assert.equal(stored.sort(), ['docs', 'docs/guides/publish', 'docs/guides/write']);
  assert.equal([...entries.keys()].sort(), stored);
  assert.match(entries.get('docs')!.rendered.html, '<h2 id="what-is-here">');
  await loader.load(context);
  assert.is(stored.length, 3);
});

test('Meilisearch is sent every section, each with an id that it takes', async () => {
  const documents: { id: string; href: string; text: string }[] = [];
  const requests: string[] = [];
  let uid = 0;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    requests.push(`${request.method} ${request.url}`);
    const isTask = request.url!.startsWith('/tasks/');
    if (request.url === '/indexes/docs/documents?primaryKey=id')
      documents.push(...(JSON.parse(Buffer.concat(chunks).toString()) as typeof documents));
    const isAllowed = request.headers.authorization === 'Bearer secret';
    response.writeHead(!isAllowed ? 403 : isTask ? 200 : 202, { 'content-type': 'application/json' });
    const answer = isTask ? { uid, status: 'succeeded' } : { taskUid: (uid += 1), status: 'enqueued' };
    response.end(JSON.stringify(isAllowed ? answer : { message: 'The API key is invalid.' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const options = { cwd: path.join(project.dir, 'examples') };
    const args = ['meilisearch-import.js', dist, host, 'docs'];
    const send = (key: string) =>
      promisify(execFile)(process.execPath, args, { ...options, env: { ...process.env, MEILISEARCH_KEY: key } });
    const { stdout } = await send('secret');
    assert.is(stdout.trim(), `${documents.length} sections`);
    assert.equal(
      requests.filter((each) => !each.startsWith('GET')),
      ['PATCH /indexes/docs/settings', 'DELETE /indexes/docs/documents', 'POST /indexes/docs/documents?primaryKey=id'],
    );
    assert.ok(documents.some(({ href, text }) => href === '/docs/#what-is-here' && text !== ''));
    assert.ok(documents.every(({ id }) => /^[\w-]{1,511}$/.test(id)));
    const refused = await send('wrong').catch((error: unknown) => error as { stderr: string });
    assert.match(refused.stderr!, 'PATCH indexes/docs/settings: The API key is invalid.');
  } finally {
    server.close();
  }
});

test.run();
