import { belowBase } from '../../corpus/url/pathname.ts';
import * as graph from '../incremental/index.ts';
import { unlessEmpty } from '../values/objects.ts';
import type { Site } from '../site/site.ts';
import type { SiteRoute } from '../site/routes/route.ts';

/** The properties of a site in one language for finding the same page in another language. */
type SiteInLanguage = Pick<Site, 'routes' | 'places' | 'docs' | 'blogs'> & {
  readonly config: Pick<Site['config'], 'baseUrl'>;
};

/** Finds the counterpart of a page in other languages. */
export interface Counterparts {
  /**
   * @param locale language of the page
   * @returns locale → path of the page, or `null` if the language lacks the page. Languages in which the page has the
   * same path below the base URL are left out. Undefined if no language remains
   */
  languagesOf(locale: string, path: string): Record<string, string | null> | undefined;
  /**
   * Returns the path to open in a language if the current page has no counterpart there. Undefined if the path is
   * unknown, or is the base URL.
   */
  startIn(locale: string): string | undefined;
}

/**
 * Finds the same pages in other languages. Pages with a source are matched by their original. All other pages (lists,
 * tags, authors, generated indexes) are matched by kind and path.
 *
 * @param locales the languages that are compiled together
 * @param originals path of a translated source → path of its original
 */
export function openCounterparts(
  locales: () => readonly string[],
  siteIn: (locale: string) => SiteInLanguage,
  originals: ReadonlyMap<string, string>,
): Counterparts {
  const belowBaseOf = (path: string, locale: string) => belowBase(path, siteIn(locale).config);
  const keysIn = graph.parts((locale: string) =>
    graph.table(`look-up key of page in ${locale}`, () => {
      const { routes, config } = siteIn(locale);
      return { keys: routes.map(({ path }) => path), values: routes.map((route) => keyOf(route, config, originals)) };
    }),
  );
  const pagesIn = graph.parts((locale: string) =>
    graph.table(
      `page by look-up key in ${locale}`,
      () => new Map(Array.from(keysIn(locale), ([path, key]) => [key, path])),
    ),
  );
  const startOf = graph.family('start page in', (locale: string) => {
    if (!locales().includes(locale)) return undefined;
    const { config, places, docs, blogs, routes } = siteIn(locale);
    if (places.has(config.baseUrl)) return undefined;
    const main = docs.flatMap(({ versions }) => versions.filter(({ isLast }) => isLast).map(({ mainDoc }) => mainDoc));
    return [...main, ...blogs, ...routes].find(({ path }) => places.has(path))?.path;
  });
  return {
    languagesOf(locale, path) {
      const others = locales().filter((name) => name !== locale);
      const key = others.length === 0 ? undefined : keysIn(locale).get(path);
      if (key === undefined) return undefined;
      const below = belowBaseOf(path, locale);
      const differing = others.flatMap((other) => {
        const found = pagesIn(other).get(key);
        return found !== undefined && belowBaseOf(found, other) === below ? [] : [[other, found ?? null] as const];
      });
      return unlessEmpty(Object.fromEntries(differing));
    },
    startIn: startOf,
  };
}

/** @returns a key that is the same for a page in all languages, and different for different pages */
function keyOf(
  { path, source, kind, instance }: SiteRoute,
  config: SiteInLanguage['config'],
  originals: ReadonlyMap<string, string>,
): string {
  if (source === undefined) return JSON.stringify([kind, belowBase(path, config)]);
  // The source of a release is `CHANGELOG.md#1.2.0`. Only the file has an original, so the part after `#` is added
  // again.
  const [, file = source, part = ''] = /^(.*?)(#.*)?$/s.exec(source)!;
  return JSON.stringify([kind, instance, (originals.get(file) ?? file) + part]);
}
