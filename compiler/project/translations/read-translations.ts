import { ofSource } from '../../diagnostics/errors/page-error.ts';
import { noTranslations, type Texts, type Translations } from '../../config/translations.ts';
import { labelsIn } from '../../config/labels/labels.ts';
import { unknownPlaceholders } from '../../config/translations.ts';
import { wrongPlurals } from '../../config/plurals.ts';
import { messages as usual } from '../../../corpus/messages.ts';
import { diagnose } from '../../diagnostics/catalogue.ts';
import type { Diagnostic, Place, Point, Range } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import type { Files } from '../../fs/files.ts';
import { readUnscanned } from '../../fs/read.ts';
import type { DocsInstanceInput } from '../../site/site-input.ts';
import { parseYaml } from '../../yaml/parse-yaml.ts';
import { parseDataFile } from '../settings/data-file.ts';
import { jsonProblem } from '../settings/json-problem.ts';
import type { OpenSite } from '../open-site.ts';
import { contentPlugin, localeDir, versionName } from './translation-folders.ts';
import { fileProblem } from './translation-places.ts';
import { blogMessages, footerMessages, navbarMessages } from '../../translations/theme-messages.ts';
import type { Message } from '../../translations/messages.ts';

/** The translated UI strings of a site, by language. */
export interface SiteTranslations {
  byLocale: ReadonlyMap<string, Translations>;
  diagnostics: Diagnostic[];
}

/**
 * Reads the UI string files below `i18n/<locale>/`. They override the viewer's own UI strings. A file with an
 * error is reported and ignored.
 *
 * @param docs the docs instances with their versions
 */
export async function readTranslations(
  site: Pick<OpenSite, 'dir' | 'config' | 'configFile'>,
  docs: readonly DocsInstanceInput[],
  files: Files,
): Promise<SiteTranslations> {
  const { config, dir } = site;
  const byLocale = new Map<string, Translations>();
  const diagnostics: Diagnostic[] = [];
  const read = (file: string, locale: string, originals?: Originals) =>
    ofSource(file, () => textsIn(file, locale, originals));
  const textsIn = async (file: string, locale: string, originals: Originals = new Map()): Promise<Texts> => {
    const problem = await fileProblem(file, site, files);
    if (problem === 'missing') return {};
    const reading = problem ? { diagnostic: problem } : await readUnscanned(files, dir, file);
    // A build of one language reads the files of other languages only for suggestions, without reporting their
    // errors.
    const reported = config.i18n.only === undefined || config.i18n.only === locale ? diagnostics : [];
    if ('diagnostic' in reading) reported.push(reading.diagnostic);
    return 'diagnostic' in reading
      ? {}
      : readMessages(file, reading.text, { locale, originals, diagnostics: reported });
  };
  const usualLabels: Originals = new Map(Object.entries(usual).map(([key, message]) => [key, { message }]));
  const ofTheme = { navbar: navbarMessages(config), footer: footerMessages(config) };
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
        versionTexts[name] = await read(
          `${folder}/${contentPlugin('docs', options.id)}/${versionName(name)}.json`,
          locale,
        );
    }
    const blog: Record<string, Texts> = {};
    for (const options of config.blog) {
      const file = `${folder}/${contentPlugin('blog', options.id)}/options.json`;
      blog[options.id] = await read(file, locale, blogMessages(options));
    }
    byLocale.set(locale, {
      code: { ...(await labelsIn(locale)), ...(await read(`${folder}/code.json`, locale, usualLabels)) },
      navbar: await read(`${theme}/navbar.json`, locale, ofTheme.navbar),
      footer: await read(`${theme}/footer.json`, locale, ofTheme.footer),
      docs: ofDocs,
      blog,
    });
  }
  return { byLocale, diagnostics };
}

/** Key → original message, if known. */
type Originals = ReadonlyMap<string, Pick<Message, 'message'>>;

/** The original messages for the check of a translation file, and the list that receives the errors of the file. */
interface Reading {
  locale: string;
  originals: Originals;
  diagnostics: Diagnostic[];
}

const shape = 'write {"the key": {"message": "the text"}}';

/** @returns the messages in a file. Each value must be a string, or an object with a `message` */
function readMessages(file: string, text: string, { locale, originals, diagnostics }: Reading): Texts {
  const problem = (at: Range | Point | undefined, reason: string, hint?: string) =>
    diagnostics.push(diagnose('translation-file', { path: file, ...at }, { reason, hint }));
  const syntax = jsonProblem(text);
  if (syntax) {
    if (text.trim() === '') problem(undefined, 'the file is empty', 'remove the file, or write "{}" into the file');
    else problem(syntax.at, `the file is not JSON: expected ${syntax.expected}`, shape);
    return {};
  }
  const parsed = parseDataFile(file, text);
  // `jsonProblem` found no syntax error, so the remaining errors are duplicate keys and too deep nesting.
  if (parsed.diagnostics.some(({ rule }) => rule === 'invalid-json'))
    for (const { reason, at } of parseYaml(text).errors)
      problem(at, reason, reason.endsWith('occurs twice') ? 'remove one of the two keys' : shape);
  if (!parsed.file) return {};
  const { value, at: placeOf } = parsed.file;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    problem(placeOf([]), 'expected an object of strings', shape);
    return {};
  }
  const texts: [string, string][] = [];
  for (const [key, entry] of Object.entries(value as Record<string, unknown>)) {
    const translation = typeof entry === 'string' ? entry : (entry as { message?: unknown } | null)?.message;
    if (typeof translation !== 'string') {
      problem(placeOf([key]), `${key}: expected a text, or {"message": "…"}`, hintFor(entry));
      continue;
    }
    const original = originals.get(key)?.message;
    if (original !== undefined)
      diagnostics.push(...labelDiagnostics({ key, translation, original, locale }, { path: file, ...placeOf([key]) }));
    texts.push([key, translation]);
  }
  return Object.fromEntries(texts);
}

/** Returns a hint for a message that is not a string. @param entry the invalid value */
function hintFor(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry) || Object.hasOwn(entry, 'message'))
    return 'put the text into double quotes';
  const near = nearest('message', Object.keys(entry));
  return near === undefined
    ? 'add the text of the translation as "message"'
    : `did you mean "message" instead of "${near}"?`;
}

interface Label {
  key: string;
  translation: string;
  original: string;
  locale: string;
}

/** @returns warnings about a translation: wrong placeholders, wrong plural forms */
function labelDiagnostics({ key, translation, original, locale }: Label, place: Place): Diagnostic[] {
  const placeholders = unknownPlaceholders(translation, original);
  // A translation that equals the original has English plural forms, which are valid.
  const forms = original.includes('|') && translation !== original ? wrongPlurals(translation, locale) : undefined;
  return [
    ...(placeholders.length > 0 ? [diagnose('translation-placeholder', place, { key, placeholders })] : []),
    ...(forms ? [diagnose('translation-plurals', place, { key, locale, ...forms })] : []),
  ];
}
