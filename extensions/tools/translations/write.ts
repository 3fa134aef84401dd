import { posix } from 'node:path';
import type { CommandTools, Diagnostic, ReadOptions } from '../../../compiler/index.ts';
import { diagnosticsIn, errorsIn, folderOf, translatedLocales } from './languages.ts';
import { mergeMessages, readMessageFile, type MergeOptions } from './message-file.ts';

export interface WriteTranslationsOptions extends MergeOptions, ReadOptions {
  /** The languages to write. If absent or empty, all languages of the site. */
  locale?: readonly string[] | undefined;
}

/** A UI string file, and its added and unused keys. */
export interface TranslationFile {
  /** Path relative to the site's folder. */
  path: string;
  locale: string;
  added: string[];
  superfluous: string[];
}

/** The result of writing UI string files. */
export interface WrittenTranslations {
  locales: string[];
  /** Files with added or unused keys, in the order in which they were processed. */
  files: TranslationFile[];
  /** Errors in UI strings and their files. A UI string file with an error is not changed. */
  diagnostics: Diagnostic[];
}

/**
 * Writes all translatable strings, except the content of pages, to the UI string files of each language.
 *
 * @throws ConfigError if the config can't be used, or if a language is not translated; EnvironmentError for
 * errors of the machine
 */
export function writeTranslations(
  tools: CommandTools,
  { locale: requested, override, messagePrefix, ...options }: WriteTranslationsOptions = {},
): Promise<WrittenTranslations> {
  return tools.read(options, async (site) => {
    const { files: texts, diagnostics, isOfTheme } = await site.messages();
    const locales = translatedLocales(site, tools, requested);
    const broken = new Set(
      errorsIn(diagnostics).flatMap(({ place, related = [] }) => [place, ...related].map(({ path }) => path)),
    );
    const written: TranslationFile[] = [];
    for (const locale of locales) {
      for (const [name, messages] of texts) {
        const file = posix.join(folderOf(site, locale), name);
        if (broken.has(file)) continue;
        const before = await readMessageFile(file, site);
        const { text, added, superfluous } = mergeMessages(before, messages, { override, messagePrefix });
        if (messages.size > 0 && (await site.files.read(file)) !== text) await site.files.write(file, text);
        const unknown = superfluous.filter((key) => !isOfTheme(name, key));
        if (added.length + unknown.length > 0) written.push({ path: file, locale, added, superfluous: unknown });
      }
    }
    return { locales, files: written, diagnostics: diagnosticsIn(locales, diagnostics, site) };
  });
}
