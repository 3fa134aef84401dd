// Compares the HTML of a compiled site with its corpus: readers without scripts get the same text.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { readText } from '../../corpus/body/read-text.ts';
import type { BodyNode, Page } from '../../corpus/schema/index.ts';
import { decodePath } from '../../corpus/url/pathname.ts';
import { escapeHtml } from '../../viewer/html/escape-html.ts';
import { htmlFile } from '../../viewer/html/html-file.ts';

/** A page of a compiled site, with the HTML that its address is answered with. */
export interface StaticPage {
  address: string;
  page: Page;
  html: string;
}

/** @returns the pages of a site that have a file in the corpus */
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

/**
 * @returns the missing parts of a page's JSON in its HTML (pieces of text in order, and links), and the number of
 * pieces
 */
export function compareText({ address, page, html }: StaticPage): { lacking: string[]; pieces: number } {
  const lacking: string[] = [];
  let pieces = 0;
  if (!('body' in page)) return { lacking, pieces };
  const shown = wordsOf(html);
  let at = 0;
  // Between the pieces is text of components: labels of tabs, buttons of code blocks.
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

/** As React writes it. */
const asAttribute = (text: string) => escapeHtml(text).replaceAll("'", '&#x27;');

function linksOf(nodes: readonly BodyNode[]): string[] {
  return nodes.flatMap((node): string[] => {
    if (node.type === 'text') return [];
    const { href } = node.type === 'element' && node.tagName === 'a' ? node.properties : {};
    return [...(typeof href === 'string' ? [href] : []), ...linksOf(node.children)];
  });
}

/** The allowed size of the HTML around the text of a page, in bytes. */
const around = 6000;
/** Markdown's SVG files are inlined unchanged in the HTML; icons of the viewer are not among them. */
const drawings = /<svg(?! class="lectern-icon| class="mark")[^]*?<\/svg>/g;

/**
 * Limits the size of the HTML of docs pages: 1.8 times their content, and 2.5 times with formulas. Each sign of a
 * formula is an element, and is also in its MathML.
 *
 * @returns the pages above the limit, and the number of compared pages
 */
export function heavyDocs(dist: string, pages: readonly StaticPage[]): { heavy: string[]; compared: number } {
  const sizeOf = (content: string | Buffer) => gzipSync(content).length;
  const heavy: string[] = [];
  let compared = 0;
  for (const { address, page, html } of pages) {
    if (page.kind !== 'doc' || page.markdown === undefined) continue;
    compared += 1;
    const markdown = sizeOf(readFileSync(path.join(dist, decodePath(page.markdown))));
    const drawn = (html.match(drawings) ?? []).join('');
    const content = (html.includes('class="katex"') ? 2.5 : 1.8) * markdown + (drawn === '' ? 0 : sizeOf(drawn));
    if (sizeOf(html) > content + around) heavy.push(`${address}: ${sizeOf(html)} bytes, and its Markdown ${markdown}`);
  }
  return { heavy, compared };
}
