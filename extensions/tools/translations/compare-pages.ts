import type { CheckedDocument, ReadLanguage } from '../../../compiler/index.ts';
import type { TranslationLock } from './lock.ts';
import { progress, type LocaleReport, type Pair } from './report.ts';

type PagesReport = Pick<LocaleReport, 'pages' | 'missing' | 'stale' | 'unconfirmed' | 'headings' | 'links'>;

/** The properties of a document that the comparison uses. */
export type ComparedDocument = Pick<
  CheckedDocument,
  'path' | 'collection' | 'isPartial' | 'translates' | 'frontMatter' | 'headings' | 'links'
>;

/** The data for comparing translated pages with their originals. */
export interface PagesInput {
  readonly documents: readonly ComparedDocument[];
  readonly lock: TranslationLock;
  /** Returns the current revision of an original, in the format of the lock file. */
  revisionOf(original: string): string | undefined;
  /** All languages of the site, with their addresses. */
  readonly languages: readonly Pick<ReadLanguage, 'name' | 'path' | 'url'>[];
  /** Scheme and host of the site. */
  readonly url: string;
  readonly baseUrl: string;
}

/** Compares the translated pages in a language with their originals. */
export function comparePages(locale: string, input: PagesInput): PagesReport {
  const { documents, lock, revisionOf } = input;
  const own = documents.filter(({ translates }) => translates?.locale === locale);
  const pairs = own.map(({ path, translates }): Pair => ({ path, original: translates!.path }));
  const ids = new Map(documents.map(({ path, headings }) => [path, headings.map(({ id }) => id)]));
  const stateOf = ({ path, original }: Pair) => {
    const confirmed = lock.get(path);
    if (confirmed === undefined) return 'unconfirmed';
    return confirmed === revisionOf(original) ? 'current' : 'stale';
  };
  const isStale = (pair: Pair) => stateOf(pair) === 'stale';
  const translatable = documents.filter(isPage).map(({ path }) => path);
  const translations = new Map(pairs.map((pair) => [pair.original, pair]));
  const done = translatable.flatMap((original) => translations.get(original) ?? []);
  return {
    pages: { ...progress(done.length, translatable.length), current: done.filter((pair) => !isStale(pair)).length },
    missing: translatable.filter((original) => !translations.has(original)),
    stale: pairs.filter(isStale),
    unconfirmed: pairs.filter((pair) => stateOf(pair) === 'unconfirmed'),
    headings: pairs.flatMap((pair) => {
      // Omits headings of partials, because partials are compared separately.
      const [original = [], translated = []] = [ids.get(pair.original), ids.get(pair.path)];
      const missing = original.filter((id) => !translated.includes(id));
      const added = translated.filter((id) => !original.includes(id));
      return missing.length + added.length === 0 ? [] : [{ ...pair, missing, added }];
    }),
    links: own.flatMap(({ path, links }) =>
      links.flatMap(({ kind, url, line, column }) => {
        const to = kind === 'link' ? languageOf(url, input) : undefined;
        return to === undefined || to === locale ? [] : [{ path, line, column, url, to }];
      }),
    ),
  };
}

/**
 * Whether a source is a page that is translated as a file. Drafts, releases in a changelog file, and React
 * pages are not.
 */
function isPage({ path, collection, isPartial, translates, frontMatter }: ComparedDocument): boolean {
  return !isPartial && !translates && collection !== 'changelog' && /\.mdx?$/.test(path) && frontMatter.draft !== true;
}

/**
 * @returns the language that an address belongs to, by its host or the start of its path; undefined if
 * unknown. The base URL may be missing in the path
 */
function languageOf(url: string, { languages, baseUrl, url: siteUrl }: PagesInput): string | undefined {
  const isAbsolute = /^https?:\/\//.test(url);
  if (!isAbsolute && !/^\/(?!\/)/.test(url)) return undefined;
  const starts = languages.flatMap(({ name, path, url: own = siteUrl }) => {
    if (isAbsolute) return [{ name, start: own + path }];
    // A path that equals the site's base URL may be in any language.
    return path === baseUrl ? [] : [path, path.replace(baseUrl, '/')].map((start) => ({ name, start }));
  });
  const named = starts.filter(({ start }) => `${url}/`.startsWith(start));
  return named.sort((a, b) => b.start.length - a.start.length)[0]?.name;
}
