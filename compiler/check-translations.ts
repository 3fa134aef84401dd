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
import { faultsIn, isThemeLabel, readTranslatable, translatedLocales } from './translations/translatable.ts';
import { lookOnce } from './without-failed-pages.ts';

export interface CheckTranslationsOptions extends Pick<CompileOptions, 'stubMissing' | 'config'> {
  /** All languages of the site if absent or empty. */
  locales?: readonly string[] | undefined;
}

/**
 * Reports for each language the untranslated pages and strings, the stale translations, and the differences to
 * originals that break links.
 *
 * @param siteDir the site's folder
 * @throws ConfigError if the config or the lock file is unusable, or a language is not translated; EnvironmentError if
 * the machine refuses
 */
export function checkTranslations(
  siteDir: string,
  { locales: wanted, ...options }: CheckTranslationsOptions = {},
): Promise<TranslationReport> {
  return lookOnce(siteDir, options, async (stages) => {
    const { files: texts, diagnostics } = await readTranslatable(stages);
    const compare = await openComparison(stages);
    const locales: LocaleReport[] = [];
    for (const locale of translatedLocales(stages.project.site, wanted)) {
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
    const reported = faultsIn(names, diagnostics, stages.project.config);
    return { locales, diagnostics: errorsIn(reported) };
  });
}

/** @returns the message of an entry in a translation file */
function textOf(entry: unknown): string {
  const said = typeof entry === 'object' && entry !== null ? (entry as { message?: unknown }).message : entry;
  return typeof said === 'string' ? said : '';
}

/** @returns a function that compares the pages in a language with their current originals */
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
