// Compares the HTML of Lectern's own site with its corpus: readers without JavaScript get the same text.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compiledContent } from './browser/served-content.ts';
import { compareText, heavyDocs, staticPages } from './static-pages.ts';

test('the HTML of every page has its heading, the whole text of its JSON in order, and all its links', async () => {
  const pages = staticPages(await compiledContent());
  // React pages (kind `page`) need no heading.
  const bare = pages.filter(({ page, html }) => !html.includes('<h1') && page.kind !== 'page');
  assert.equal(
    bare.map(({ address }) => address),
    [],
  );
  const all = pages.map(compareText);
  assert.equal(
    all.flatMap(({ lacking }) => lacking),
    [],
  );
  const pieces = all.reduce((sum, each) => sum + each.pieces, 0);
  assert.ok(pieces > 30_000, `${pieces} pieces of text`);
});

test('rendering the text of a page takes two round trips, at most 8 requests and 40 kB', async () => {
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
    const blocking = Array.from(
      html.matchAll(/<script\b(?![^>]*(?:type="(?:module|application)|\basync\b))[^>]* src=/g),
    );
    const bytes = [page, ...sheets].reduce((sum, file) => sum + size(file), 0);
    assert.equal(blocking.length, 0, page);
    assert.ok(sheets.length > 0 && sheets.length + 1 <= 8, `${page}: ${sheets.join()}`);
    assert.ok(bytes <= 40_000, `${page}: ${bytes} bytes`);
    // A style sheet with `@import` would delay rendering, because browsers request the imported file only after the
    // first.
    for (const sheet of sheets) assert.not.match(readFileSync(path.join(dist, sheet), 'utf8'), '@import');
  }
});

test('a page links the style sheets that it needs, and no others', async () => {
  const dist = await compiledContent();
  const sheetsOf = (page: string) => {
    const html = readFileSync(path.join(dist, page), 'utf8').replace(/<noscript>.*?<\/noscript>/gs, '');
    return Array.from(
      html.matchAll(/<link rel="stylesheet" href="\/assets\/([a-z-]*)-[A-Z0-9]*\.css">/g),
      ([, name]) => name,
    );
  };
  const shown: Record<string, string[]> = {
    'index.html': [],
    'docs/cli/index.html': [],
    'docs/markdown-features/tabs/index.html': ['tabs'],
    'docs/markdown-features/math-equations/index.html': ['math'],
    'docs/tags/index.html': ['cards'],
    'blog/index.html': ['blog'],
    'blog/tags/index.html': ['cards', 'blog'],
    'changelog/index.html': ['blog'],
    'search/index.html': ['blog', 'search'],
    // The script of the debug views loads their style sheet, so the HTML has no link to it.
    '__docusaurus/debug/index.html': [],
    // Scripts of the components on these pages load their style sheets, so the HTML has no links to them.
    'docs/styling-layout/index.html': [],
    'tests/pages/diagrams/index.html': ['tabs'],
    'tests/pages/hero/index.html': ['home'],
  };
  for (const [page, sheets] of Object.entries(shown)) assert.equal(sheetsOf(page), ['viewer', ...sheets], page);
});

test('the HTML of a doc is at most 1.8 times its Markdown plus 6 kB', async () => {
  const dist = await compiledContent();
  const { heavy, compared } = heavyDocs(dist, staticPages(dist));
  assert.equal(heavy, []);
  assert.ok(compared > 350, `${compared} pages`);
});

test('a page names its file, which is requested after its text, and nothing that would end the element early', async () => {
  const html = readFileSync(path.join(await compiledContent(), 'docs/cli/index.html'), 'utf8');
  const [, json] = /<script type="application\/json" id="page-data">([\s\S]*?)<\/script>/.exec(html)!;
  const { pageFile } = JSON.parse(json!) as { pageFile: string };
  assert.is(pageFile, 'pages/docs/cli.json');
  // The JSON must come directly after the sidebar. Both contain similar text, which compresses better if it is close
  // together.
  assert.ok(html.indexOf(json!) < html.indexOf('<div id="lectern"'));
  assert.ok(
    html.includes(`<link rel="preload" as="fetch" crossorigin href="/corpus/${pageFile}" fetchpriority="low">`),
  );
  assert.not.match(json!, /<[/!s]/i);
});

test('the HTML of a page contains only the open part of its sidebar', async () => {
  const dist = await compiledContent();
  const html = readFileSync(path.join(dist, 'docs/cli/index.html'), 'utf8');
  const sidebar = html.slice(html.indexOf('aria-label="Docs sidebar"'));
  assert.match(sidebar, 'aria-current="page"');
  assert.match(html, '"isSidebarPart":true');
  // The static HTML contains the button of a closed category, but not its items.
  assert.match(sidebar, '<button type="button" class="icon-button menu-caret" aria-expanded="false" aria-label');
});

test.run();
