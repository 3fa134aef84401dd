import { messages as labels } from '../../corpus/messages.ts';
import type { OpenSite } from '../project/open-site.ts';
import type { Config } from '../config/config.ts';
import { ConfigError } from '../config/problem.ts';
import { checkpointOf } from '../incremental/cancellation.ts';
import { atChosenLevel } from '../diagnostics/catalogue.ts';
import { compareDiagnostics, type Diagnostic } from '../diagnostics/diagnostic.ts';
import { localeDir } from '../project/translations/translation-folders.ts';
import type { Stages } from '../stages.ts';
import type { Messages } from './messages.ts';
import { readCodeMessages } from './read-code-messages.ts';
import { siteMessages } from './site-messages.ts';

/** All translatable messages of a site, besides its pages. */
export interface Translatable {
  /** Path of the file below a language's folder → messages. */
  files: ReadonlyMap<string, Messages>;
  /** Errors that occurred while messages were read. */
  diagnostics: Diagnostic[];
}

/** Reads a site as far as needed to find its messages. Links are not checked, and code is not bundled. */
export async function readTranslatable(stages: Stages): Promise<Translatable> {
  const { project, parsed, history, site } = stages;
  await project.rescan(undefined, checkpointOf(undefined));
  await project.scan();
  await parsed.parse();
  await history.readHistory(true);
  await site.update();
  const { config, docs, dir, files } = project;
  const { sources } = parsed;
  const code = await readCodeMessages({ dir, config, files, sources });
  return {
    files: siteMessages({ config, docs, site, sources, code: code.messages }),
    diagnostics: [...project.diagnostics, ...parsed.diagnostics, ...site.siteDiagnostics, ...code.diagnostics].sort(
      compareDiagnostics,
    ),
  };
}

/** @returns the diagnostics with the severities that the config sets, without those in files of other languages */
export function diagnosticsIn(
  locales: readonly string[],
  diagnostics: readonly Diagnostic[],
  config: Config,
): Diagnostic[] {
  const others = config.i18n.locales
    .filter((locale) => !locales.includes(locale))
    .map((locale) => `${localeDir(config, locale)}/`);
  return diagnostics
    .filter(({ place }) => !others.some((folder) => place.path.startsWith(folder)))
    .flatMap((diagnostic) => atChosenLevel(diagnostic, config.rules));
}

/**
 * Keys of messages that have a default in the viewer. They may be in a UI string file, although the config
 * sets no value.
 */
const namedByLabels: readonly string[] = ['title', 'description', 'sidebar.title', 'version.label'];

/** Whether a key belongs to the theme: the viewer has this UI string, or Docusaurus' theme has it. */
export function isThemeLabel(file: string, key: string): boolean {
  if (file === 'code.json') return Object.hasOwn(labels, key) || key.startsWith('theme.');
  return file.startsWith('docusaurus-plugin-content-') && namedByLabels.includes(key);
}

/**
 * Selects the languages to process.
 *
 * @param requested locales that the user named; if absent or empty, all translated languages
 * @throws ConfigError if the site doesn't have one of these, or doesn't translate it
 */
export function translatedLocales({ config, configFile, dir }: OpenSite, requested: readonly string[] = []): string[] {
  const { locales, defaultLocale, localeConfigs } = config.i18n;
  const isTranslated = (locale: string) => localeConfigs[locale]?.translate !== false;
  if (requested.length === 0) return locales.filter((locale) => locale !== defaultLocale && isTranslated(locale));
  const problems = requested.flatMap((locale) => {
    if (!locales.includes(locale))
      return [
        {
          key: 'i18n.locales',
          message: `"${locale}" is not a language of this site`,
          hint: `use one of ${locales.join(', ')}`,
        },
      ];
    if (isTranslated(locale)) return [];
    return [{ key: `i18n.localeConfigs.${locale}.translate`, message: `"${locale}" is not translated` }];
  });
  if (problems.length > 0) throw new ConfigError(configFile ?? dir, problems);
  return [...new Set(requested)];
}
