import { readFileSync } from 'node:fs';
import path from 'node:path';
import { addressOf, htmlFiles } from './built-pages.ts';

/** Kinds of pages. The longest page of each kind gets a screenshot, in addition to the home page and some docs. */
const kinds = ['docs-doc-page', 'blog-post-page', 'blog-list-page'];
const count = 4;

/**
 * @param theirs the output folder of `docusaurus build`
 * @returns the addresses of a few pages of different kinds, relative to that folder. The home page comes first, if it
 * exists
 */
export function pagesToShow(theirs: string): string[] {
  const pages = htmlFiles(theirs)
    .filter((file) => file !== '404.html')
    .map((file) => {
      const html = readFileSync(path.join(theirs, file), 'utf8');
      return { address: addressOf(file), length: html.length, classes: /<html[^>]*\sclass="?([^">]*)/.exec(html)?.[1] };
    });
  const ofKind = (kind: string) => pages.filter(({ classes }) => classes?.split(' ').includes(kind));
  const longest = (of: typeof pages) => of.toSorted((a, b) => b.length - a.length).slice(0, 1);
  const docs = ofKind('docs-doc-page');
  const spread = [1, 2, 3]
    .map((part) => docs[Math.floor((docs.length * part) / 4)])
    .filter((page) => page !== undefined);
  const requested = [...kinds.flatMap((kind) => longest(ofKind(kind))), ...spread].map(({ address }) => address);
  const home = pages.filter(({ address }) => address === '/').map(({ address }) => address);
  return [...new Set([...home, ...requested])].slice(0, count);
}
