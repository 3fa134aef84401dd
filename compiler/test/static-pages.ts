// What stands in the HTML of a compiled site, held against its corpus: whoever runs no script reads the same.
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

/** @returns the pages of a site that have a file of their own in the corpus */
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
 * @returns what of the page's JSON its HTML lacks, pieces of text in their order and links, and how many pieces there are
 */
export function compareText({ address, page, html }: StaticPage): { lacking: string[]; pieces: number } {
  const lacking: string[] = [];
  let pieces = 0;
  if (!('body' in page)) return { lacking, pieces };
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

/** In bytes: what stands around the text of a page, and may weigh. */
const around = 6000;
/** Drawings of files that Markdown names stand in the HTML as they are; the icons of the viewer are no such. */
const drawings = /<svg(?! class="lectern-icon| class="mark")[^]*?<\/svg>/g;

/**
 * Holds the HTML of pages of docs to what their content weighs: 1.8 times, and 2.5 times where there are formulas, of which
 * each sign is an element, and stands there once more as MathML.
 *
 * @returns the pages that weigh more, and how many were compared
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
