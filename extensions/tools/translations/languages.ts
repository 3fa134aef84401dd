import type { CommandTools, Diagnostic, ReadSite } from '../../../compiler/index.ts';

/**
 * Selects the languages to process.
 *
 * @param requested locales that the user named; if absent or empty, all translated languages
 * @throws ConfigError if a requested locale is not a language of the site, or is not translated
 */
export function translatedLocales(
  { settings, languages, configFile }: ReadSite,
  { refusal }: Pick<CommandTools, 'refusal'>,
  requested: readonly string[] = [],
): string[] {
  const { defaultLocale } = settings.i18n as { defaultLocale: string };
  const names = languages.map(({ name }) => name);
  if (requested.length === 0)
    return languages.flatMap(({ name, isTranslated }) => (name !== defaultLocale && isTranslated ? [name] : []));
  const problems = requested.flatMap((locale) => {
    const language = languages.find(({ name }) => name === locale);
    if (language === undefined) {
      const message = `"${locale}" is not a language of this site`;
      return [{ key: 'i18n.locales', message, hint: `use one of ${names.join(', ')}` }];
    }
    if (language.isTranslated) return [];
    return [
      {
        key: `i18n.localeConfigs.${locale}.translate`,
        message: `the language "${locale}" has "translate: false", so it has no translations`,
      },
    ];
  });
  if (problems.length > 0) throw refusal(configFile, problems);
  return [...new Set(requested)];
}

/** @returns the folder with all translations into a language, relative to the site's folder */
export function folderOf({ languages }: Pick<ReadSite, 'languages'>, locale: string): string {
  return languages.find(({ name }) => name === locale)!.folder;
}

/**
 * Omits diagnostics in files of other languages, and gives the rest the severities that the config sets.
 */
export function diagnosticsIn(
  locales: readonly string[],
  diagnostics: readonly Diagnostic[],
  { languages, reported }: Pick<ReadSite, 'languages' | 'reported'>,
): Diagnostic[] {
  const others = languages.flatMap(({ name, folder }) => (locales.includes(name) ? [] : [`${folder}/`]));
  return reported(diagnostics.filter(({ place }) => !others.some((folder) => place.path.startsWith(folder))));
}

/** @returns the diagnostics that are errors */
export function errorsIn(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.filter(({ severity }) => severity === 'error');
}

/** Formats a count: `1 page`, `2 pages`. */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
