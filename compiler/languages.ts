import { inLocale, localeFolder } from './config/locales.ts';
import { translateConfig } from './config/translations.ts';
import { withoutTrailingSlash } from '../corpus/url/pathname.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import * as graph from './incremental/index.ts';
import type { Project } from './project/project.ts';
import type { PageBelow } from './site/site.ts';

/**
 * @param locale of which the config may say nothing any more, as long as nothing reads the view then
 * @returns a project with the settings, labels and data of one language
 */
export function viewIn(project: Project, locale: string) {
  const translations = () => project.translationsInto(locale);
  const config = graph.computed(`config in ${locale}`, () =>
    translateConfig(inLocale(project.config, locale), translations()),
  );
  const staticPathnames = graph.computed(
    `static pathnames in ${locale}`,
    () => new Set([...project.staticFiles.keys()].map((file) => config().baseUrl + file)),
  );
  /** Where its output lies. */
  const folder = () => localeFolder(project.config, locale);
  return graph.join(
    project,
    { locale, folder },
    graph.getters({
      config,
      translations,
      data: () => project.dataIn(locale),
      staticPathnames,
      sharedUrl: () => project.config.baseUrl,
    }),
  );
}

/**
 * @param byLanguage what is wrong in each language
 * @returns all of it; a fault of a file in several languages is reported once
 */
export function withoutRepeatedFaults(byLanguage: readonly (readonly Diagnostic[])[]): Diagnostic[] {
  const [first = [], ...others] = byLanguage;
  if (others.length === 0) return [...first];
  const placeOf = ({ rule, place: { path, line, column } }: Diagnostic) => JSON.stringify([rule, path, line, column]);
  const known = new Set(first.map(placeOf));
  const all = [...first];
  for (const faults of others) {
    const added = faults.filter((fault) => !known.has(placeOf(fault)));
    for (const fault of added) known.add(placeOf(fault));
    all.push(...added);
  }
  return all;
}

/** The pages of a language, and the pathname below which they lie. */
export interface LanguagePages {
  locale: string;
  baseUrl: string;
  /** By their paths. */
  places(): ReadonlyMap<string, { source?: string | undefined }>;
}

/**
 * @param own the base URL of a language
 * @returns finds the page of another language at a path: of those whose pages lie below that URL. What lies beside their
 *   pages is not looked for among them; nothing where there are no such languages
 */
export function pagesBelow(
  own: string,
  languages: readonly LanguagePages[],
): ((path: string) => PageBelow | undefined) | undefined {
  const below = languages.filter(({ baseUrl }) => baseUrl !== own && baseUrl.startsWith(own));
  if (below.length === 0) return undefined;
  return (path) => {
    for (const { locale, baseUrl, places } of below) {
      if (!`${path}/`.startsWith(baseUrl)) continue;
      const bare = withoutTrailingSlash(path);
      const found = places().get(bare) ?? places().get(`${bare}/`);
      if (found) return { locale, source: found.source };
    }
    return undefined;
  };
}
