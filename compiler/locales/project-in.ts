import { inLocale, localeFolder } from '../config/locales.ts';
import { translateConfig } from '../config/translations.ts';
import * as graph from '../incremental/index.ts';
import { getters, join } from '../values/objects.ts';
import type { Project } from '../project/project.ts';

/**
 * Returns the project with the settings, UI strings and data files of one language.
 *
 * @param locale a language of the config. If the language is removed from the config, the result must no longer be
 * read
 */
export function projectIn<Given extends Project>(project: Given, locale: string) {
  const translations = () => project.translationsInto(locale);
  const config = graph.computed(`config in ${locale}`, () =>
    translateConfig(inLocale(project.config, locale), translations()),
  );
  const staticPathnames = graph.computed(
    `static pathnames in ${locale}`,
    () => new Set([...project.staticFiles.keys()].map((file) => config().baseUrl + file)),
  );
  /** Folder of the language's output. */
  const folder = () => localeFolder(project.config, locale);
  return join(
    project,
    { locale, folder },
    getters({
      config,
      translations,
      data: () => project.dataIn(locale),
      staticPathnames,
      sharedUrl: () => project.config.baseUrl,
    }),
  );
}
