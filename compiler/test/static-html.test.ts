// What stands in the HTML of Lectern's own site, held against its corpus: whoever runs no script reads the same.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readText } from '../../corpus/body/read-text.ts';
import type { BodyNode, Page } from '../../corpus/schema/index.ts';
import { decodePath } from '../../corpus/url/pathname.ts';
import { escapeHtml } from '../../viewer/html/escape-html.ts';
import { htmlFile } from '../../viewer/html/html-file.ts';
import { compiledContent } from './browser/served-content.ts';

interface Route {
  path: string;
  kind: string;
  page?: string;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** The words that readers see of HTML, without what the document carries as data. */
function wordsOf(html: string): string {
  const text = html
    .slice(html.indexOf('<body'))
    .replace(/<script[\s\S]*?<\/script>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+|#x27);/g, (_, name: string) => entities[name] ?? ' ');
  return squeezed(text);
}

const squeezed = (text: string) => text.replace(/\s+/g, '');

/** What a panel of tabs that are lazy holds is drawn once it is chosen, as its author asks for. */
const undrawn = ['/tests/pages/tabs-tests/: Nowonlythisis.'];

test('the HTML of every page has its heading, all the text of its JSON in its order, and all its links', async () => {
  const dist = await compiledContent();
  const read = <Of>(file: string) => JSON.parse(readFileSync(path.join(dist, 'corpus', file), 'utf8')) as Of;
  const site = read<{ baseUrl: string; trailingSlash?: boolean }>('site.json');
  const bare: string[] = [];
  const lacking: string[] = [];
  let pieces = 0;
  for (const { path: address, kind, page: file } of read<{ routes: Route[] }>('routes.json').routes) {
    if (file === undefined || kind === 'redirect' || kind === 'not-found') continue;
    const page = read<Page>(file);
    const html = readFileSync(path.join(dist, htmlFile(address, site)), 'utf8');
    // A page of its own may do without a heading.
    if (!html.includes('<h1') && kind !== 'page') bare.push(address);
    if (!('body' in page)) continue;
    const shown = wordsOf(html);
    let at = 0;
    // Between the pieces stands what is drawn around them: labels of tabs, buttons of code, what components say.
    readText(page.body.children, (given) => {
      const piece = squeezed(given);
      if (piece === '') return;
      pieces += 1;
      const place = shown.indexOf(piece, at);
      if (place === -1) lacking.push(`${address}: ${piece}`);
      else at = place + piece.length;
    });
    for (const href of linksOf(page.body.children))
      if (!html.includes(`href="${asAttribute(href)}"`)) lacking.push(`${address}: the link to ${href}`);
  }
  assert.equal(bare, []);
  assert.equal(lacking, undrawn);
  assert.ok(pieces > 30_000, `${pieces} pieces of text`);
});

/** As React writes it. */
const asAttribute = (text: string) => escapeHtml(text).replaceAll("'", '&#x27;');

function linksOf(nodes: readonly BodyNode[]): string[] {
  return nodes.flatMap((node): string[] => {
    if (node.type === 'text') return [];
    const { href } = node.type === 'element' && node.tagName === 'a' ? node.properties : {};
    return [...(typeof href === 'string' ? [href] : []), ...linksOf(node.children)];
  });
}

test('the text of a page waits for its document and what that names: two round trips, at most 8 requests and 40 kB', async () => {
  const dist = await compiledContent();
  const size = (file: string) => gzipSync(readFileSync(path.join(dist, file))).length;
  for (const page of [
    'index.html',
    'docs/cli/index.html',
    'blog/index.html',
    'changelog/index.html',
    'docs/markdown-features/math-equations/index.html',
  ]) {
    const html = readFileSync(path.join(dist, page), 'utf8');
    const sheets = Array.from(html.matchAll(/<link rel="stylesheet" href="\/([^"]*)">/g), ([, file]) => file!);
    const blocking = Array.from(html.matchAll(/<script\b(?![^>]*type="(?:module|application))[^>]* src=/g));
    const bytes = [page, ...sheets].reduce((sum, file) => sum + size(file), 0);
    assert.equal(blocking.length, 0, page);
    assert.ok(sheets.length > 0 && sheets.length + 1 <= 8, `${page}: ${sheets.join()}`);
    assert.ok(bytes <= 40_000, `${page}: ${bytes} bytes`);
    // One that asks for another would cost a third round trip.
    for (const sheet of sheets) assert.not.match(readFileSync(path.join(dist, sheet), 'utf8'), '@import');
  }
});

/** Of a formula each sign is an element, which its Markdown writes as a letter. */
const ofFormulas = /\/markdown-features\/math-equations\/$/;

test('the HTML of a page of docs weighs at most 1.8 times what its Markdown does, and 6 kB', async () => {
  const dist = await compiledContent();
  const sizeOf = (file: string) => gzipSync(readFileSync(path.join(dist, file))).length;
  const site = JSON.parse(readFileSync(path.join(dist, 'corpus/site.json'), 'utf8')) as { baseUrl: string };
  const { routes } = JSON.parse(readFileSync(path.join(dist, 'corpus/routes.json'), 'utf8')) as { routes: Route[] };
  const heavy: string[] = [];
  let compared = 0;
  for (const { path: address, kind, page: file } of routes) {
    if (kind !== 'doc' || ofFormulas.test(address)) continue;
    const { markdown } = JSON.parse(readFileSync(path.join(dist, 'corpus', file!), 'utf8')) as { markdown?: string };
    if (markdown === undefined) continue;
    compared += 1;
    const [html, text] = [htmlFile(address, site), decodePath(markdown)].map(sizeOf) as [number, number];
    if (html > 1.8 * text + 6000) heavy.push(`${address}: ${html} bytes, and its Markdown ${text}`);
  }
  assert.equal(heavy, []);
  assert.ok(compared > 350, `${compared} pages`);
});

test('a page names its file, which is fetched after its text, and nothing that would end the element that says so', async () => {
  const html = readFileSync(path.join(await compiledContent(), 'docs/cli/index.html'), 'utf8');
  const [, json] = /<script type="application\/json" id="page-data">([\s\S]*?)<\/script>/.exec(html)!;
  const { pageFile } = JSON.parse(json!) as { pageFile: string };
  assert.is(pageFile, 'pages/docs/cli.json');
  // The same as the sidebar says, and near it: compressed, it is a part of what it would be below the text.
  assert.ok(html.indexOf(json!) < html.indexOf('<div id="root"'));
  assert.ok(
    html.includes(`<link rel="preload" as="fetch" crossorigin href="/corpus/${pageFile}" fetchpriority="low">`),
  );
  assert.not.match(json!, /<[/!s]/i);
});

test('of a sidebar only what is seen beside the page stands in its HTML', async () => {
  const dist = await compiledContent();
  const html = readFileSync(path.join(dist, 'docs/cli/index.html'), 'utf8');
  const sidebar = html.slice(html.indexOf('aria-label="Docs sidebar"'));
  assert.match(sidebar, 'aria-current="page"');
  assert.match(html, '"isSidebarPart":true');
  // What is closed needs no name.
  assert.match(sidebar, '<button type="button" class="icon-button menu-caret" aria-expanded="false" aria-label');
});

test.run();
