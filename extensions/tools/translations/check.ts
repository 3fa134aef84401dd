import type { CommandTools, ReadOptions, ReadSite } from '../../../compiler/index.ts';
import { comparePages } from './compare-pages.ts';
import { diagnosticsIn, errorsIn, folderOf, translatedLocales } from './languages.ts';
import { readLock, revisionOf } from './lock.ts';
import { readMessageFile, superfluousKeys } from './message-file.ts';
import { progress, type LabelKey, type LocaleReport, type TranslationReport } from './report.ts';

/**
 * Reports for each language: untranslated pages and strings, stale translations, and differences that break links.
 *
 * @param requested the languages to check. If empty, all languages of the site
 * @throws ConfigError if the config or the lock file can't be used, or if a language is not translated.
 *   EnvironmentError for errors of the machine
 */
export function checkTranslations(
  tools: CommandTools,
  options: ReadOptions,
  requested: readonly string[] = [],
): Promise<TranslationReport> {
  return tools.read(options, async (site) => {
    const { diagnostics, ...texts } = await site.messages();
    const compare = await openComparison(site, tools);
    const locales: LocaleReport[] = [];
    for (const locale of translatedLocales(site, tools, requested)) {
      const folder = folderOf(site, locale);
      const { total, ...labels } = await labelsIn(folder, texts, site);
      locales.push({
        locale,
        ...compare(locale),
        labels: progress(total - labels.missingKeys.length, total),
        orphans: diagnostics
          .filter(({ rule, place }) => rule === 'orphan-translation' && place.path.startsWith(`${folder}/`))
          .map(({ place }) => place.path),
        ...labels,
      });
    }
    const names = locales.map(({ locale }) => locale);
    return { locales, diagnostics: errorsIn(diagnosticsIn(names, diagnostics, site)) };
  });
}

type Texts = Omit<Awaited<ReturnType<ReadSite['messages']>>, 'diagnostics'>;

/** Compares the UI string files in a language's folder with the UI strings of the site. */
async function labelsIn(folder: string, { files, isOfTheme }: Texts, site: ReadSite) {
  let total = 0;
  const missingKeys: LabelKey[] = [];
  const unused: LabelKey[] = [];
  const placeholders: LocaleReport['placeholders'] = [];
  for (const [name, messages] of files) {
    const path = `${folder}/${name}`;
    const written = await readMessageFile(path, site);
    total += messages.size;
    for (const [key, { unknownPlaceholders }] of messages) {
      const names = unknownPlaceholders(textOf(written[key]));
      if (!Object.hasOwn(written, key)) missingKeys.push({ path, key });
      else if (names.length > 0) placeholders.push({ path, key, names });
    }
    for (const key of superfluousKeys(written, messages)) if (!isOfTheme(name, key)) unused.push({ path, key });
  }
  return { total, missingKeys, superfluousKeys: unused, placeholders };
}

/** @returns the message of an entry in a file with UI strings; empty if the entry has no message */
function textOf(entry: unknown): string {
  const sourceMessage = typeof entry === 'object' && entry !== null ? (entry as { message?: unknown }).message : entry;
  return typeof sourceMessage === 'string' ? sourceMessage : '';
}

/** @returns a function that compares the translated pages of a language with their originals */
async function openComparison(site: ReadSite, tools: CommandTools) {
  const documents = await site.documents();
  const lock = await readLock(site, tools);
  const revisions = new Map<string, string>();
  for (const { path, translates } of documents) {
    const original = translates?.path;
    if (original === undefined || !lock.has(path) || revisions.has(original)) continue;
    const text = await site.files.read(original);
    if (text !== undefined) revisions.set(original, revisionOf(text));
  }
  const { url, baseUrl } = site.settings as { url: string; baseUrl: string };
  const input = {
    documents,
    lock,
    revisionOf: (original: string) => revisions.get(original),
    languages: site.languages,
    url,
    baseUrl,
  };
  return (locale: string) => comparePages(locale, input);
}
