import { listLocales } from './config/locales.ts';
import type { CompileOptions } from './compile-report.ts';
import { compareText, errorsIn } from './diagnostics/diagnostic.ts';
import { readText } from './fs/read.ts';
import { unknownPlaceholders } from './config/translations.ts';
import { localeDir } from './project/translations/translation-folders.ts';
import type { Stages } from './stages.ts';
import { comparePages } from './translations/compare-pages.ts';
import { readLock, revisionOf } from './translations/lock.ts';
import { superfluousKeys } from './translations/message-file.ts';
import { readMessageFile } from './translations/read-message-file.ts';
import { progress, type LabelKey, type LocaleReport, type TranslationReport } from './translations/report.ts';
import { diagnosticsIn, isThemeLabel, readTranslatable, translatedLocales } from './translations/translatable.ts';
import { inspectOnce } from './without-failed-pages.ts';

export interface CheckTranslationsOptions extends Pick<CompileOptions, 'stubMissing' | 'config'> {
  /** The languages to check. If absent or empty, all languages of the site. */
  locales?: readonly string[] | undefined;
}

/**
 * Reports for each language: untranslated pages and strings, stale translations, and differences from
 * originals that break links.
 *
 * @param siteDir the site's folder
 * @throws ConfigError if the config or the lock file can't be used, or if a language is not translated.
 *   EnvironmentError for errors of the machine
 */
export function checkTranslations(
  siteDir: string,
  { locales: requested, ...options }: CheckTranslationsOptions = {},
): Promise<TranslationReport> {
  return inspectOnce(siteDir, options, async (stages) => {
    const { files: texts, diagnostics } = await readTranslatable(stages);
    const compare = await openComparison(stages);
    const locales: LocaleReport[] = [];
    for (const locale of translatedLocales(stages.project.site, requested)) {
      const folder = localeDir(stages.project.config, locale);
      const keys = { total: 0, missing: [] as LabelKey[], superfluous: [] as LabelKey[] };
      const placeholders: LocaleReport['placeholders'] = [];
      for (const [name, messages] of texts) {
        const path = `${folder}/${name}`;
        const written = await readMessageFile(path, stages.project);
        keys.total += messages.size;
        for (const [key, { message }] of messages) {
          const names = unknownPlaceholders(textOf(written[key]), message);
          if (!Object.hasOwn(written, key)) keys.missing.push({ path, key });
          else if (names.length > 0) placeholders.push({ path, key, names });
        }
        for (const key of superfluousKeys(written, messages))
          if (!isThemeLabel(name, key)) keys.superfluous.push({ path, key });
      }
      locales.push({
        locale,
        ...compare(locale),
        labels: progress(keys.total - keys.missing.length, keys.total),
        orphans: diagnostics
          .filter(({ rule, place }) => rule === 'orphan-translation' && place.path.startsWith(`${folder}/`))
          .map(({ place }) => place.path),
        missingKeys: keys.missing,
        superfluousKeys: keys.superfluous,
        placeholders,
      });
    }
    const names = locales.map(({ locale }) => locale);
    const reported = diagnosticsIn(names, diagnostics, stages.project.config);
    return { locales, diagnostics: errorsIn(reported) };
  });
}

/** @returns the message of an entry in a UI string file */
function textOf(entry: unknown): string {
  const sourceMessage = typeof entry === 'object' && entry !== null ? (entry as { message?: unknown }).message : entry;
  return typeof sourceMessage === 'string' ? sourceMessage : '';
}

/** @returns a function that compares the translated pages of a language with their originals */
async function openComparison({ project, parsed }: Stages) {
  const { config, dir, files } = project;
  const sources = new Map([...parsed.sources].sort(([a], [b]) => compareText(a, b)));
  const lock = await readLock(dir, config, files);
  const revisions = new Map<string, string>();
  for (const { file } of sources.values()) {
    const original = file.translates?.path;
    if (original === undefined || !lock.has(file.path) || revisions.has(original)) continue;
    const reading = await readText(files, dir, original);
    if ('text' in reading) revisions.set(original, revisionOf(reading.text));
  }
  const input = {
    sources,
    lock,
    revisionOf: (original: string) => revisions.get(original),
    locales: listLocales(config),
    url: config.url,
    baseUrl: config.baseUrl,
  };
  return (locale: string) => comparePages(locale, input);
}
