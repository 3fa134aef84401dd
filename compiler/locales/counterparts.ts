import { belowBase } from '../../corpus/url/pathname.ts';
import * as graph from '../incremental/index.ts';
import { unlessEmpty } from '../values/objects.ts';
import type { Site, SiteRoute } from '../site/site.ts';

/** The parts of the site in one language that are needed to look up counterparts. */
type SiteInLanguage = Pick<Site, 'routes' | 'places' | 'docs' | 'blogs'> & {
  readonly config: Pick<Site['config'], 'baseUrl'>;
};

/** The pages of each language in the other languages. */
export interface Counterparts {
  /**
   * @param locale the language of the page
   * @returns the path in languages that have the page at another path, `null` for languages that lack it. The result is
   *   undefined if the page has the same path below all base URLs
   */
  languagesOf(locale: string, path: string): Record<string, string | null> | undefined;
  /** @returns the page that replaces pages that a language lacks; undefined if it is at the base URL or unknown */
  startIn(locale: string): string | undefined;
}

/**
 * Looks up pages in other languages. Pages with a source are matched by their original. Pages without a source (lists,
 * tags, authors, generated indexes) are matched by kind and path.
 *
 * @param locales the languages that are compiled together
 * @param originals translation → original
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

/** @returns a key that a page shares only with its counterparts in other languages */
function keyOf(
  { path, source, kind, instance }: SiteRoute,
  config: SiteInLanguage['config'],
  originals: ReadonlyMap<string, string>,
): string {
  if (source === undefined) return JSON.stringify([kind, belowBase(path, config)]);
  // A release is a part of its changelog: `CHANGELOG.md#1.2.0`.
  const [, file = source, part = ''] = /^(.*?)(#.*)?$/s.exec(source)!;
  return JSON.stringify([kind, instance, (originals.get(file) ?? file) + part]);
}
