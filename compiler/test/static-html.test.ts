// What stands in the HTML of Lectern's own site, held against its corpus: whoever runs no script reads the same.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { textOf } from '../../corpus/body/text-of.ts';
import type { Page } from '../../corpus/schema/index.ts';
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
    .slice(html.indexOf('<body>'))
    .replace(/<script[\s\S]*?<\/script>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+|#x27);/g, (_, name: string) => entities[name] ?? ' ');
  return squeezed(text);
}

const squeezed = (text: string) => text.replace(/\s+/g, '');

test('the HTML of every page has its heading, nearly all its words, and no page is left out', async () => {
  const dist = await compiledContent();
  const read = <Of>(file: string) => JSON.parse(readFileSync(path.join(dist, 'corpus', file), 'utf8')) as Of;
  const site = read<{ baseUrl: string; trailingSlash?: boolean }>('site.json');
  const bare: string[] = [];
  const lacking: string[] = [];
  for (const { path: address, kind, page: file } of read<{ routes: Route[] }>('routes.json').routes) {
    if (file === undefined || kind === 'redirect' || kind === 'not-found') continue;
    const page = read<Page>(file);
    const html = readFileSync(path.join(dist, htmlFile(address, site)), 'utf8');
    // A page of its own may do without a heading, and what code draws is there once it has run.
    if (!html.includes('<h1') && page.code === undefined && kind !== 'page') bare.push(address);
    if (!('body' in page)) continue;
    const shown = wordsOf(html);
    const words = textOf(page.body)
      .split(/\s+/)
      .filter((word) => /^[\p{L}\p{N}]{3,}$/u.test(word));
    const missing = words.filter((word) => !shown.includes(word));
    if (missing.length > words.length / 50) lacking.push(`${address}: ${missing.slice(0, 5).join()}`);
  }
  assert.equal(bare, []);
  assert.equal(lacking, []);
});

test('a page carries its data, and nothing that would end the element that holds them', async () => {
  const html = readFileSync(path.join(await compiledContent(), 'docs/cli/index.html'), 'utf8');
  const [, json] = /<script type="application\/json" id="page-data">([\s\S]*?)<\/script>/.exec(html)!;
  assert.is((JSON.parse(json!) as { page: Page }).page.path, '/docs/cli/');
  assert.not.match(json!, /<[/!s]/i);
});

test('of a sidebar only what is seen beside the page stands in its HTML', async () => {
  const dist = await compiledContent();
  const html = readFileSync(path.join(dist, 'docs/cli/index.html'), 'utf8');
  const sidebar = html.slice(html.indexOf('aria-label="Docs sidebar"'));
  assert.match(sidebar, 'aria-current="page"');
  assert.match(html, '"isSidebarPart":true');
});

test.run();
