import picomatch from 'picomatch';
import type { Config } from '../config/config.ts';
import type { Page } from '../../corpus/schema/index.ts';
import { compareText } from '../diagnostics/diagnostic.ts';
import { encodePath } from '../../corpus/url/pathname.ts';
import type { Artifact } from './output.ts';
import { escapeHtml } from '../../viewer/html/escape-html.ts';

/** A page that search engines may know of. */
export interface SitemapEntry {
  path: string;
  /** When it last changed: ISO 8601. */
  changed?: string | undefined;
}

/** @returns nothing for a page that search engines are to leave out */
export function sitemapEntry(page: Page): SitemapEntry | undefined {
  if (page.kind === 'redirect' || page.kind === 'not-found' || isHidden(page)) return undefined;
  return { path: page.path, changed: 'lastUpdate' in page ? page.lastUpdate?.at : undefined };
}

function isHidden({ metadata: { robots, elements = [] } }: Page): boolean {
  const own = elements
    .filter(({ attributes }) => attributes.name === 'robots')
    .map(({ attributes }) => attributes.content);
  return [robots, ...own].some((directive) => /noindex|none/i.test(directive ?? ''));
}

/** The sitemap; none when the config wants none, or hides the whole site. */
export function sitemap(
  entries: readonly SitemapEntry[],
  { sitemap: options, url, noIndex }: Config,
): (Artifact & { text: string })[] {
  if (!options || noIndex) return [];
  const isIgnored = picomatch(options.ignorePatterns);
  const urls = entries
    .filter(({ path }) => !isIgnored(path))
    .sort((a, b) => compareText(a.path, b.path))
    .map(({ path, changed }) => {
      const facts = {
        loc: url + encodePath(path),
        lastmod:
          options.lastmod === 'date' ? changed?.slice(0, 10) : options.lastmod === 'datetime' ? changed : undefined,
        changefreq: options.changefreq ?? undefined,
        priority: options.priority?.toFixed(1),
      };
      return `<url>${Object.entries(facts)
        .map(([name, value]) => (value === undefined ? '' : `<${name}>${escapeHtml(value)}</${name}>`))
        .join('')}</url>`;
    });
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
  ];
  return [{ path: options.filename, text: `${lines.join('\n')}\n` }];
}
