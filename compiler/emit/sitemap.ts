import picomatch from 'picomatch';
import type { Config } from '../config/config.ts';
import type { Page } from '../../corpus/schema/index.ts';
import { compareText } from '../diagnostics/diagnostic.ts';
import { alternatesOf, type PageInLanguages } from '../../corpus/alternates.ts';
import { encodePath } from '../../corpus/url/pathname.ts';
import { listLocales } from '../config/locales.ts';
import type { Artifact } from './output.ts';
import { escapeHtml } from '../../viewer/html/escape-html.ts';

/** The sitemap's data about a page. */
export interface SitemapEntry {
  path: string;
  /** Links to the page in all languages, as in the page's data file. */
  languages?: Page['languages'];
  /** Time of the last change, in ISO 8601. */
  changed?: string | undefined;
}

/** @returns undefined for a page that is hidden from search engines */
export function sitemapEntry(page: Page): SitemapEntry | undefined {
  if (page.kind === 'redirect' || page.kind === 'not-found' || isHidden(page) || isElsewhere(page)) return undefined;
  return {
    path: page.path,
    languages: page.languages,
    changed: 'lastUpdate' in page ? page.lastUpdate?.at : undefined,
  };
}

/** Whether a different page is canonical: the original of an untranslated page, or the same doc in another version. */
function isElsewhere(page: Page): boolean {
  if ('untranslated' in page && page.untranslated) return true;
  return page.kind === 'doc' && page.metadata.canonical?.endsWith(encodePath(page.path)) === false;
}

function isHidden({ metadata: { robots, elements = [] } }: Page): boolean {
  const own = elements
    .filter(({ attributes }) => attributes.name === 'robots')
    .map(({ attributes }) => attributes.content);
  return [robots, ...own].some((directive) => /noindex|none/i.test(directive ?? ''));
}

/**
 * Generates the sitemap. Returns no file if the config disables the sitemap, or hides the site from search engines.
 * The entry of a page in several languages links to the page in each language.
 */
export function sitemap(entries: readonly SitemapEntry[], config: Config): (Artifact & { text: string })[] {
  const { sitemap: options, url, noIndex } = config;
  if (!options || noIndex) return [];
  const alternates = openAlternates(config);
  const isIgnored = picomatch(options.ignorePatterns);
  const urls = entries
    .filter(({ path }) => !isIgnored(path))
    .sort((a, b) => compareText(a.path, b.path))
    .map(({ path, languages, changed }) => {
      const elements = {
        loc: url + encodePath(path),
        lastmod:
          options.lastmod === 'date' ? changed?.slice(0, 10) : options.lastmod === 'datetime' ? changed : undefined,
        changefreq: options.changefreq ?? undefined,
        priority: options.priority?.toFixed(1),
      };
      return `<url>${Object.entries(elements)
        .map(([name, value]) => (value === undefined ? '' : `<${name}>${escapeHtml(value)}</${name}>`))
        .join('')}${alternates?.({ path, languages }) ?? ''}</url>`;
    });
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${alternates ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''}>`,
    ...urls,
    '</urlset>',
  ];
  return [{ path: options.filename, text: `${lines.join('\n')}\n` }];
}

/** @returns a function that formats the links to a page in all languages; undefined for a site in one language */
function openAlternates(config: Config): ((page: PageInLanguages) => string) | undefined {
  const { url, baseUrl, i18n } = config;
  const locales = listLocales(config);
  if (locales.length < 2) return undefined;
  const site = { url, baseUrl, locale: i18n.currentLocale, defaultLocale: i18n.defaultLocale, locales };
  return (page) =>
    alternatesOf(page, site)
      .map(({ hreflang, href }) => {
        const [language, target] = [hreflang, href].map(escapeHtml);
        return `<xhtml:link rel="alternate" hreflang="${language}" href="${target}"/>`;
      })
      .join('');
}
