// Compares the HTML of a compiled site with its corpus: readers without JavaScript get the same text.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { readText } from '../../corpus/body/read-text.ts';
import type { BodyNode, Page } from '../../corpus/schema/index.ts';
import { decodePath } from '../../corpus/url/pathname.ts';
import { escapeHtml } from '../../viewer/html/escape-html.ts';
import { htmlFile } from '../../viewer/html/html-file.ts';

/** A page of a compiled site, and the HTML that a server returns for it. */
export interface StaticPage {
  address: string;
  page: Page;
  html: string;
}

/** @returns the pages of a site that have a data file in the corpus */
export function staticPages(dist: string): StaticPage[] {
  const read = <Of>(file: string) => JSON.parse(readFileSync(path.join(dist, 'corpus', file), 'utf8')) as Of;
  const site = read<{ baseUrl: string; trailingSlash?: boolean }>('site.json');
  return read<{ routes: { path: string; kind: string; page?: string }[] }>('routes.json').routes.flatMap(
    ({ path: address, kind, page: file }) =>
      file === undefined || kind === 'redirect' || kind === 'not-found'
        ? []
        : [{ address, page: read<Page>(file), html: readFileSync(path.join(dist, htmlFile(address, site)), 'utf8') }],
  );
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Returns the visible words of an HTML document. Embedded data is left out. */
function wordsOf(html: string): string {
  const text = html
    .slice(html.indexOf('<body'))
    .replace(/<script[\s\S]*?<\/script>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+|#x27);/g, (_, name: string) => entities[name] ?? ' ');
  return squeezed(text);
}

const squeezed = (text: string) => text.replace(/\s+/g, '');

/**
 * Compares a page's HTML with its JSON.
 *
 * @returns the strings and links of the JSON that the HTML lacks, and the number of compared strings
 */
export function compareText({ address, page, html }: StaticPage): { lacking: string[]; pieces: number } {
  const lacking: string[] = [];
  let pieces = 0;
  if (!('body' in page)) return { lacking, pieces };
  const shown = wordsOf(html);
  let at = 0;
  // Components add text between the strings of the body: labels of tabs, buttons of code blocks. So each string is
  // searched separately.
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
  return { lacking, pieces };
}

/** Escapes a string as React does in attributes. */
const asAttribute = (text: string) => escapeHtml(text).replaceAll("'", '&#x27;');

function linksOf(nodes: readonly BodyNode[]): string[] {
  return nodes.flatMap((node): string[] => {
    if (node.type === 'text') return [];
    const { href } = node.type === 'element' && node.tagName === 'a' ? node.properties : {};
    return [...(typeof href === 'string' ? [href] : []), ...linksOf(node.children)];
  });
}

/** Maximum compressed size of a page's HTML without its content, in bytes. */
const around = 6000;
/** Matches inline SVG images from content, but not the viewer's icons. */
const drawings = /<svg(?! class="lectern-icon| class="mark")[^]*?<\/svg>/g;

/**
 * Finds docs whose compressed HTML is too large. The limit is 1.8 times the compressed Markdown plus 6 kB. With
 * formulas, it is 2.5 times: each character of a formula is an element, and also occurs in MathML.
 *
 * @returns the pages that exceed the limit, and the number of pages that were compared
 */
export function heavyDocs(dist: string, pages: readonly StaticPage[]): { heavy: string[]; compared: number } {
  const sizeOf = (content: string | Buffer) => gzipSync(content).length;
  const heavy: string[] = [];
  let compared = 0;
  for (const { address, page, html } of pages) {
    if (page.kind !== 'doc' || page.markdown === undefined) continue;
    compared += 1;
    const markdown = sizeOf(readFileSync(path.join(dist, decodePath(page.markdown))));
    const rendered = (html.match(drawings) ?? []).join('');
    const content = (html.includes('class="katex"') ? 2.5 : 1.8) * markdown + (rendered === '' ? 0 : sizeOf(rendered));
    if (sizeOf(html) > content + around) heavy.push(`${address}: ${sizeOf(html)} bytes, and its Markdown ${markdown}`);
  }
  return { heavy, compared };
}
