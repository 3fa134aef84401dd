import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Corpus, Route, SiteFile } from '../../../corpus/index.ts';
import { prefersMarkdown } from '../negotiation/accept.ts';
import { createServer } from '../mcp/server.ts';
import { libraryOf } from '../tools/library.ts';
import { listPages } from '../tools/list-pages.ts';
import { partOf, quoted, quotedLine } from '../tools/quote.ts';
import { readPage } from '../tools/read-page.ts';
import { search } from '../tools/search.ts';

test('a client gets Markdown only if it prefers Markdown to HTML', () => {
  for (const accept of ['text/markdown', 'text/markdown, text/html;q=0.9', 'text/markdown,*/*', 'TEXT/Markdown; Q=0.5'])
    assert.is(prefersMarkdown(accept), true, accept);
  const browsers = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
  for (const accept of [
    null,
    '',
    '*/*',
    'text/*',
    browsers,
    'text/html, text/markdown',
    'text/markdown;q=0',
    'text/markdown;q=x',
    `${'a,'.repeat(1000)}text/markdown`,
  ])
    assert.is(prefersMarkdown(accept), false, String(accept));
});

test('hidden characters become visible, and other characters stay', () => {
  assert.is(
    quoted('a\u202eb\u{e0041}\u0007\tc\r\nd 😀 שלום \u200d'),
    'a\\u{202e}b\\u{e0041}\\u{7}\tc\nd 😀 שלום \u200d',
  );
  assert.is(quotedLine('  one\n\n# two\u0000  '), 'one # two\\u{0}');
  assert.is(quotedLine('x'.repeat(400)).length, 300);
  assert.is(quotedLine('😀😀😀', 4), '😀…');
});

test('a part ends after a line and never in a character', () => {
  assert.equal(partOf('aaaa\nbbb\ncc', 0, 10), { text: 'aaaa\nbbb\n', from: 0, to: 9, total: 11 });
  assert.equal(partOf('a😀b', 0, 2), { text: 'a', from: 0, to: 1, total: 4 });
  assert.equal(partOf('a😀b', 2, 9).text, '😀b');
  assert.equal(partOf('abc', 99, 5), { text: '', from: 3, to: 3, total: 3 });
});

test('an answer is bounded, even if a site has a million pages and each title is a megabyte', async () => {
  const title = 'T'.repeat(1_000_000);
  const route: Route = { path: '/a', kind: 'page', page: 'pages/a.json', title, description: title };
  const routes = Array.from({ length: 1_000_000 }, () => route);
  const site = {
    url: 'https://x.example',
    baseUrl: '/',
    locale: 'en',
    locales: [],
    instances: [],
  } as unknown as SiteFile;
  const place = { path: '/a', title, heading: title, excerpt: title };
  const corpus = {
    site: async () => site,
    routes: async () => routes,
    search: async () => Array.from({ length: 1_000_000 }, () => place),
  } as unknown as Corpus;
  const library = libraryOf(corpus);
  const listed = await listPages.run(library, {});
  assert.ok(listed.text.length < 100 * 700, `${listed.text.length}`);
  assert.is((listed.data.pages as unknown[]).length, 100);
  assert.is(listed.data.next, 100);
  const found = await search.run(library, { query: 'x', limit: 20 });
  assert.ok(JSON.stringify(found).length < 20 * 3000, `${JSON.stringify(found).length}`);
});

test('a page of 20 million characters is read in bounded parts, also as a resource', async () => {
  const markdown = 'A line of the page.\n'.repeat(1_000_000);
  const site = { url: 'https://x.example', baseUrl: '/', locale: 'en', locales: [], instances: [], tagline: '' };
  const corpus = {
    site: async () => ({ ...site, title: 'X' }),
    language: async () => corpus,
    page: async () => ({ kind: 'page', path: '/a', title: 'A' }),
    section: async () => ({ heading: 'A', href: '/a', markdown }),
  } as unknown as Corpus;
  const [near, far] = InMemoryTransport.createLinkedPair();
  await (await createServer(corpus)).connect(far);
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(near);
  const { contents } = await client.readResource({ uri: 'https://x.example/a' });
  assert.is((contents[0] as { text: string }).text.length, 200_000);
  const { document, data } = await readPage.run(libraryOf(corpus), { page: '/a', offset: 19_990_000 });
  assert.is(document!.text.length, 10_000);
  assert.equal([data.from, data.to, data.total, data.next], [19_990_000, 20_000_000, 20_000_000, undefined]);
  await client.close();
});

test.run();
