import path from 'node:path';
import { noTranslations, type Texts, type Translations } from '../config/translations.ts';
import { labelsIn } from '../labels/labels.ts';
import { unknownPlaceholders } from '../config/translations.ts';
import { messages as usual } from '../../corpus/messages.ts';
import { diagnose } from '../diagnostics/catalogue.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Files } from '../fs/files.ts';
import { readText } from '../fs/read.ts';
import type { DocsInstanceInput } from '../site/site.ts';
import { parseYaml } from '../yaml/parse-yaml.ts';
import { parseDataFile } from './data-file.ts';
import { jsonFault } from './json-fault.ts';
import type { OpenSite } from './open-site.ts';
import { contentPlugin, localeDir, versionName } from './translation-folders.ts';

/** The translations of a site, by language. */
export interface SiteTranslations {
  byLocale: ReadonlyMap<string, Translations>;
  diagnostics: Diagnostic[];
}

/**
 * Reads the files of labels below `i18n/<locale>/`, which go before the viewer's own in that language. A file that cannot be used is reported, and treated as one that is not
 * there.
 *
 * @param docs the instances of docs with their versions
 */
export async function readTranslations(
  site: Pick<OpenSite, 'dir' | 'config'>,
  docs: readonly DocsInstanceInput[],
  files: Files,
): Promise<SiteTranslations> {
  const { config, dir } = site;
  const byLocale = new Map<string, Translations>();
  const diagnostics: Diagnostic[] = [];
  const isFile = async (file: string) => (await files.stat(path.join(dir, file)))?.kind === 'file';
  const read = async (file: string): Promise<Texts> => {
    if (!(await isFile(file))) return {};
    const reading = await readText(files, dir, file);
    if ('diagnostic' in reading) diagnostics.push(reading.diagnostic);
    return 'diagnostic' in reading ? {} : readTexts(file, reading.text, diagnostics);
  };
  for (const locale of config.i18n.locales) {
    if (config.i18n.localeConfigs[locale]?.translate === false) {
      byLocale.set(locale, { ...noTranslations, code: await labelsIn(locale) });
      continue;
    }
    const folder = localeDir(config, locale);
    const theme = `${folder}/docusaurus-theme-classic`;
    const ofDocs: Record<string, Record<string, Texts>> = {};
    for (const { options, versions } of docs) {
      const versionTexts = (ofDocs[options.id] = {} as Record<string, Texts>);
      for (const { name } of versions)
        versionTexts[name] = await read(`${folder}/${contentPlugin('docs', options.id)}/${versionName(name)}.json`);
    }
    const blog: Record<string, Texts> = {};
    for (const { id } of config.blog) blog[id] = await read(`${folder}/${contentPlugin('blog', id)}/options.json`);
    byLocale.set(locale, {
      code: { ...(await labelsIn(locale)), ...(await read(`${folder}/code.json`)) },
      navbar: await read(`${theme}/navbar.json`),
      footer: await read(`${theme}/footer.json`),
      docs: ofDocs,
      blog,
    });
  }
  return { byLocale, diagnostics };
}

/** @returns the texts of a file: its values are texts, or objects with a `message` */
function readTexts(file: string, text: string, diagnostics: Diagnostic[]): Texts {
  const parsed = parseDataFile(file, text);
  const fault = (keys: readonly string[], reason: string) =>
    diagnostics.push(diagnose('translation-file', { path: file, ...parsed.file?.at(keys) }, { reason }));
  const syntax = jsonFault(text);
  if (syntax) {
    const reason = `it is no JSON: expected ${syntax.expected}`;
    diagnostics.push(diagnose('translation-file', { path: file, ...syntax.at }, { reason }));
    return {};
  }
  // Of JSON that is only what it says twice, or nests too deeply.
  if (!parsed.file) {
    for (const { reason, at } of parseYaml(text).faults ?? [])
      diagnostics.push(diagnose('translation-file', { path: file, ...at }, { reason }));
    return {};
  }
  const { value } = parsed.file;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    fault([], 'expected an object of texts');
    return {};
  }
  const texts: [string, string][] = [];
  for (const [key, entry] of Object.entries(value as Record<string, unknown>)) {
    const said = typeof entry === 'string' ? entry : (entry as { message?: unknown } | null)?.message;
    if (typeof said !== 'string') {
      fault([key], `${key}: expected a text, or {"message": "…"}`);
      continue;
    }
    const lacking = Object.hasOwn(usual, key) ? unknownPlaceholders(said, usual[key]!) : [];
    if (lacking.length > 0)
      diagnostics.push(
        diagnose('translation-placeholder', { path: file, ...parsed.file.at([key]) }, { key, placeholders: lacking }),
      );
    texts.push([key, said]);
  }
  return Object.fromEntries(texts);
}
