import { XmlElement, type XmlDocument, type XmlNode } from '@rgrove/parse-xml';
import { pathIn } from '../../corpus/alternates.ts';
import type { Locale, Page, SiteFile } from '../../corpus/schema/index.ts';
import { decodePath } from '../../corpus/url/pathname.ts';
import type { CorpusTables } from './read-tables.ts';
import type { Resolver } from './resolver.ts';

/**
 * Checks the links of a page to the same page in other languages.
 *
 * @param site site data in the page's language
 * @param corpora all languages in the output. Languages that are published elsewhere are not checked
 * @returns one message per language in which the linked page doesn't exist
 */
export function checkLanguages(page: Page, site: SiteFile, corpora: readonly CorpusTables[]): string[] {
  if (page.kind === 'redirect' || page.kind === 'not-found') return [];
  return site.locales.flatMap((locale) => {
    const path = pathIn(locale, page, site);
    const corpus = corpusOf(locale, corpora);
    if (path === undefined || !corpus || corpus.paths.has(path)) return [];
    return [`the page in "${locale.name}" is missing: no page has the path "${path}"`];
  });
}

/** @returns the home pages of languages that don't exist */
export function checkStarts(site: SiteFile, corpora: readonly CorpusTables[]): string[] {
  return site.locales.flatMap((locale) => {
    const corpus = corpusOf(locale, corpora);
    const { start = locale.path } = locale;
    if (!corpus || corpus.paths.size === 0 || corpus.paths.has(start)) return [];
    return [`the start page in "${locale.name}" is missing: no page has the path "${start}"`];
  });
}

/**
 * @param site site data of the language whose folder contains the sitemap
 * @returns the URLs of the site in a sitemap that lead to no page; empty for other XML files
 */
export function checkSitemap(
  { root }: XmlDocument,
  site: SiteFile,
  corpora: readonly CorpusTables[],
  resolves: Resolver,
): string[] {
  if (root?.name !== 'urlset') return [];
  return [...new Set(addressesIn(root))].filter((address) => {
    const path = decodePath(address.slice(site.url.length));
    const isPublishedHere = address.startsWith(`${site.url}/`) && corpusOf(localeAt(path, site), corpora) !== undefined;
    return isPublishedHere && !resolves(path, site.baseUrl);
  });
}

/** @returns the addresses in `<loc>` and `<xhtml:link href>` */
function addressesIn(node: XmlNode): string[] {
  if (!(node instanceof XmlElement)) return [];
  if (node.name === 'loc') return [node.text.trim()];
  const { href } = node.attributes;
  return [...(node.name === 'xhtml:link' && href !== undefined ? [href] : []), ...node.children.flatMap(addressesIn)];
}

/** @returns the language of the pages at a path */
function localeAt(path: string, { locales }: SiteFile): Locale | undefined {
  return locales
    .filter((locale) => locale.url === undefined && path.startsWith(locale.path))
    .sort((a, b) => b.path.length - a.path.length)[0];
}

function corpusOf(locale: Locale | undefined, corpora: readonly CorpusTables[]): CorpusTables | undefined {
  return corpora.find(({ site }) => site !== undefined && site.locale === locale?.name);
}
