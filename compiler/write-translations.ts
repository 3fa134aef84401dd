import path from 'node:path';
import type { CompileOptions } from './compile-report.ts';
import { errorsIn, pathsOf, type Diagnostic } from './diagnostics/diagnostic.ts';
import { filesBelow } from './fs/files-below.ts';
import { writeChanged } from './fs/text-file.ts';
import { localeDir } from './project/translations/translation-folders.ts';
import { mergeMessages, type MergeOptions } from './translations/message-file.ts';
import { readMessageFile } from './translations/read-message-file.ts';
import { faultsIn, isThemeLabel, readTranslatable, translatedLocales } from './translations/translatable.ts';
import { lookOnce } from './without-failed-pages.ts';

export interface WriteTranslationsOptions extends MergeOptions, Pick<CompileOptions, 'stubMissing' | 'config'> {
  /** All languages of the site if absent or empty. */
  locale?: readonly string[] | undefined;
}

/** A file of translations, and its changes. */
export interface TranslationFile {
  /** Relative to the site's folder. */
  path: string;
  locale: string;
  added: string[];
  superfluous: string[];
}

/** The result of writing translations. */
export interface WrittenTranslations {
  locales: string[];
  /** The files with added or unused strings, in the order of processing. */
  files: TranslationFile[];
  /** The diagnostics of the site's strings. A translation file with an error is unchanged. */
  diagnostics: Diagnostic[];
}

/**
 * Writes the translatable strings outside of pages into the files of each language.
 *
 * @param siteDir the site's folder
 * @throws ConfigError for an unusable config, or a language that is not translated; EnvironmentError if the machine
 * refuses
 */
export function writeTranslations(
  siteDir: string,
  { locale: wanted, stubMissing, config: configFile, ...options }: WriteTranslationsOptions = {},
): Promise<WrittenTranslations> {
  return lookOnce(siteDir, { stubMissing, config: configFile }, async (stages) => {
    const { files: texts, diagnostics } = await readTranslatable(stages);
    const { project } = stages;
    const { dir, config } = project;
    const files = filesBelow(dir);
    const locales = translatedLocales(project.site, wanted);
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
    return { locales, files: written, diagnostics: faultsIn(locales, diagnostics, config) };
  });
}
