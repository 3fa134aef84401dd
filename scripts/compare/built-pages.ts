import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Differences } from './differences.ts';
import { comparable, pageFacts, type PageFacts } from './page-facts.ts';

/**
 * Compares the HTML files of a Docusaurus build with the HTML files of Lectern at the same addresses. Only compares
 * content that is visible without scripts.
 *
 * @param theirs the output folder of `docusaurus build`
 * @param ours the output folder of Lectern
 */
export function compareBuiltPages(theirs: string, ours: string, differences: Differences): void {
  const names = new Set(htmlFiles(ours));
  const own = new Map([...names].map((file) => [addressOf(file), path.join(ours, file)]));
  const redirects = ownRedirects(ours);
  // If two files have the same address, such as `a.html` and `a/index.html`, the file with the same name is compared.
  const fileAt = (file: string, address: string) => (names.has(file) ? path.join(ours, file) : own.get(address));
  for (const file of htmlFiles(theirs)) {
    const address = addressOf(file);
    // Skips the debug pages and the 404 page of Docusaurus.
    if (/^\/(?:__docusaurus(?:\/.*)?|404)$/.test(address)) continue;
    const [html, found] = [path.join(theirs, file), fileAt(file, address)].map(
      (name) => name && readFileSync(name, 'utf8'),
    );
    // If the files of both outputs are identical, it is a static file that both programs have copied.
    if (html === found) continue;
    const expected = pageFacts(html!);
    const actual = found === undefined ? undefined : pageFacts(found);
    if (expected.redirect !== undefined)
      differences.compare('redirects', address, expected.redirect, redirects.get(address) ?? actual?.redirect);
    else {
      differences.compare('routes', address, true, actual !== undefined);
      if (actual) comparePages(address, expected, actual, differences);
    }
  }
}

function comparePages(address: string, expected: PageFacts, found: PageFacts, differences: Differences): void {
  // Docusaurus 3.5 writes the title of a page twice if it equals the title of the site. Docusaurus 3.10 writes it once.
  if (isTwice(expected.title, found.title)) differences.compare('titles that Docusaurus writes twice', address, 1, 1);
  else differences.compare('titles', address, expected.title, found.title);
  for (const kind of ['heading', 'description'] as const)
    differences.compare(`${kind}s`, address, expected[kind], found[kind]);
  differences.compareLists('sections', address, expected.sections, found.sections);
  differences.compareLists('sidebars', address, fromFirst(expected.sidebar), fromFirst(found.sidebar));
  differences.compare('previous and next', address, neighbours(expected), neighbours(found));
}

function isTwice(title: string, once: string): boolean {
  return once !== '' && title.length > 2 * once.length && title.startsWith(once) && title.endsWith(once);
}

const neighbours = ({ previous, next }: PageFacts) => [previous ?? null, next ?? null];

/** Returns the rows of a sidebar. The depth of each row is relative to the depth of the first row. */
function fromFirst(rows: PageFacts['sidebar']): PageFacts['sidebar'] {
  const first = rows[0]?.[0] ?? 0;
  return rows.map(([depth, ...rest]) => [depth - first, ...rest]);
}

/** @returns the HTML files below a folder, sorted, with paths relative to the folder */
export function htmlFiles(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
  return files.sort();
}

/** @returns the address of an HTML file. `a.html` and `a/index.html` both have the address `/a` */
export const addressOf = (file: string) => comparable(`/${file.replace(/(?:(?<=^|\/)index)?\.html$/, '')}`);

/** Returns the redirects of all locales: address → target. Both are relative to the output folder. */
function ownRedirects(folder: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const language of ['', ...readdirSync(folder)]) {
    const corpus = path.join(folder, language, 'corpus');
    if (!existsSync(path.join(corpus, 'redirects.json'))) continue;
    const read = (file: string) => JSON.parse(readFileSync(path.join(corpus, file), 'utf8')) as unknown;
    const { redirects } = read('redirects.json') as { redirects: { from: string; to: string }[] };
    const { baseUrl } = read('site.json') as { baseUrl: string };
    for (const { from, to } of redirects)
      found.set(comparable(`/${language}/${from.slice(baseUrl.length)}`.replace(/\/{2,}/g, '/')), comparable(to));
  }
  return found;
}
