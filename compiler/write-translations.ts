import path from 'node:path';
import type { CompileOptions } from './compile-report.ts';
import { errorsIn, pathsOf, type Diagnostic } from './diagnostics/diagnostic.ts';
import { filesBelow } from './fs/files-below.ts';
import { writeChanged } from './fs/text-file.ts';
import { localeDir } from './project/translations/translation-folders.ts';
import { mergeMessages, type MergeOptions } from './translations/message-file.ts';
import { readMessageFile } from './translations/read-message-file.ts';
import { diagnosticsIn, isThemeLabel, readTranslatable, translatedLocales } from './translations/translatable.ts';
import { inspectOnce } from './without-failed-pages.ts';

export interface WriteTranslationsOptions extends MergeOptions, Pick<CompileOptions, 'stubMissing' | 'config'> {
  /** The languages to write. If absent or empty, all languages of the site. */
  locale?: readonly string[] | undefined;
}

/** A UI string file, and how it was changed. */
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
  /** Errors in the site's messages. A UI string file with an error is not changed. */
  diagnostics: Diagnostic[];
}

/**
 * Writes all translatable strings, except the content of pages, to the UI string files of each language.
 *
 * @param siteDir the site's folder
 * @throws ConfigError if the config can't be used, or if a language is not translated; EnvironmentError for
 * errors of the machine
 */
export function writeTranslations(
  siteDir: string,
  { locale: requested, stubMissing, config: configFile, ...options }: WriteTranslationsOptions = {},
): Promise<WrittenTranslations> {
  return inspectOnce(siteDir, { stubMissing, config: configFile }, async (stages) => {
    const { files: texts, diagnostics } = await readTranslatable(stages);
    const { project } = stages;
    const { dir, config } = project;
    const files = filesBelow(dir);
    const locales = translatedLocales(project.site, requested);
    const broken = new Set(errorsIn(diagnostics).flatMap(pathsOf));
    const written: TranslationFile[] = [];
    for (const locale of locales) {
      for (const [name, messages] of texts) {
        const file = path.posix.join(localeDir(config, locale), name);
        if (broken.has(file)) continue;
        const before = await readMessageFile(file, project);
        const { text, added, superfluous } = mergeMessages(before, messages, options);
        if (messages.size > 0) await writeChanged(path.join(dir, file), text, files);
        const unknown = superfluous.filter((key) => !isThemeLabel(name, key));
        if (added.length + unknown.length > 0) written.push({ path: file, locale, added, superfluous: unknown });
      }
    }
    return { locales, files: written, diagnostics: diagnosticsIn(locales, diagnostics, config) };
  });
}
