import { inLocale, localeFolder } from './config/locales.ts';
import { translateConfig } from './config/translations.ts';
import { withoutTrailingSlash } from '../corpus/url/pathname.ts';
import { diagnose } from './diagnostics/catalogue.ts';
import type { Diagnostic, Range } from './diagnostics/diagnostic.ts';
import * as graph from './incremental/index.ts';
import type { Project } from './project/project.ts';

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
  places: ReadonlyMap<string, { path: string; source?: string | undefined }>;
}

/**
 * @param slugOf where a source sets its address
 * @returns what is wrong with pages of one language that have the address of a page in another
 */
export function languageCollisions(
  languages: readonly LanguagePages[],
  slugOf: (source: string) => Range | undefined,
): Diagnostic[] {
  return languages.flatMap((outer) =>
    languages
      .filter(({ baseUrl }) => baseUrl !== outer.baseUrl && baseUrl.startsWith(outer.baseUrl))
      .flatMap(({ locale, baseUrl, places }) => {
        const below = [...outer.places.values()].filter(({ path }) => `${path}/`.startsWith(baseUrl));
        if (below.length === 0) return [];
        const others = new Map(Array.from(places.values(), (place) => [withoutTrailingSlash(place.path), place]));
        return below.flatMap(({ path, source = '' }) => {
          const other = others.get(withoutTrailingSlash(path));
          const params = { path, locale, other: other?.source };
          return other ? [diagnose('languages-collide', { path: source, ...slugOf(source) }, params)] : [];
        });
      }),
  );
}
