import type { Locale } from '../../corpus/schema/index.ts';
import type { Head } from '../parse/document.ts';
import type { SourceFile } from '../source/source.ts';
import type { TranslationLock } from './lock.ts';
import { progress, type LocaleReport, type Pair } from './report.ts';

type Sources = ReadonlyMap<string, { file: SourceFile; head: Head }>;
type PagesReport = Pick<LocaleReport, 'pages' | 'missing' | 'stale' | 'unconfirmed' | 'headings' | 'links'>;

/** The data for comparing translated pages with their originals. */
export interface PagesInput {
  readonly sources: Sources;
  readonly lock: TranslationLock;
  /** Returns the current revision of an original, in the format of the lock file. */
  revisionOf(original: string): string | undefined;
  /** All languages of the site, with their addresses. */
  readonly locales: readonly Locale[];
  /** Scheme and host of the site. */
  readonly url: string;
  readonly baseUrl: string;
}

/** Compares the translated pages in a language with their originals. */
export function comparePages(locale: string, input: PagesInput): PagesReport {
  const { sources, lock, revisionOf } = input;
  const own = [...sources.values()].filter(({ file }) => file.translates?.locale === locale);
  const pairs = own.map(({ file }): Pair => ({ path: file.path, original: file.translates!.path }));
  const stateOf = ({ path, original }: Pair) => {
    const confirmed = lock.get(path);
    if (confirmed === undefined) return 'unconfirmed';
    return confirmed === revisionOf(original) ? 'current' : 'stale';
  };
  const isStale = (pair: Pair) => stateOf(pair) === 'stale';
  const translatable = [...sources.values()].filter(isPage).map(({ file }) => file.path);
  const translations = new Map(pairs.map((pair) => [pair.original, pair]));
  const done = translatable.flatMap((original) => translations.get(original) ?? []);
  return {
    pages: { ...progress(done.length, translatable.length), current: done.filter((pair) => !isStale(pair)).length },
    missing: translatable.filter((original) => !translations.has(original)),
    stale: pairs.filter(isStale),
    unconfirmed: pairs.filter((pair) => stateOf(pair) === 'unconfirmed'),
    headings: pairs.flatMap((pair) => {
      const [original, translated] = [headingIds(pair.original, sources), headingIds(pair.path, sources)];
      const missing = original.filter((id) => !translated.includes(id));
      const added = translated.filter((id) => !original.includes(id));
      return missing.length + added.length === 0 ? [] : [{ ...pair, missing, added }];
    }),
    links: own.flatMap(({ file, head }) =>
      head.references.flatMap(({ kind, url, at: { line, column } }) => {
        const to = kind === 'link' ? languageOf(url, input) : undefined;
        return to === undefined || to === locale ? [] : [{ path: file.path, line, column, url, to }];
      }),
    ),
  };
}

/**
 * Whether a source is a page that is translated as a file. Drafts, releases in a changelog file, and React
 * pages are not.
 */
function isPage({ file, head }: { file: SourceFile; head: Head }): boolean {
  const { kind, path, collection, translates } = file;
  return (
    kind === 'document' &&
    !translates &&
    collection?.kind !== 'changelog' &&
    /\.mdx?$/.test(path) &&
    head.frontMatter.draft !== true
  );
}

/** Returns the ids of headings. Headings of partials are left out, because partials are compared separately. */
function headingIds(path: string, sources: Sources): string[] {
  return (sources.get(path)?.head.outline ?? []).flatMap((item) => (item.type === 'heading' ? [item.id] : []));
}

/**
 * @returns the language that an address belongs to, by its host or the start of its path; undefined if
 * unknown. The base URL may be missing in the path
 */
function languageOf(url: string, { locales, baseUrl, url: siteUrl }: PagesInput): string | undefined {
  const isAbsolute = /^https?:\/\//.test(url);
  if (!isAbsolute && !/^\/(?!\/)/.test(url)) return undefined;
  const starts = locales.flatMap(({ name, path, url: own = siteUrl }) => {
    if (isAbsolute) return [{ name, start: own + path }];
    // A path that equals the site's base URL may be in any language.
    return path === baseUrl ? [] : [path, path.replace(baseUrl, '/')].map((start) => ({ name, start }));
  });
  const named = starts.filter(({ start }) => `${url}/`.startsWith(start));
  return named.sort((a, b) => b.start.length - a.start.length)[0]?.name;
}
