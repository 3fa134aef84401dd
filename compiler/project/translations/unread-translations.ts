import path from 'node:path';
import { diagnose } from '../../diagnostics/catalogue.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { versionDir } from '../../site/docs/versions.ts';
import type { Scan } from '../content/scan.ts';
import { contentPlugin, localeDir, translationDir, versionName } from './translation-folders.ts';
import { folderProblem, type TranslationScan } from './translation-places.ts';
import type { RuleParams } from '../../diagnostics/rules/index.ts';
import { listFiles } from '../../fs/list-files.ts';

const theme = 'docusaurus-theme-classic';
const labelFiles = { navbar: `${theme}/navbar.json`, footer: `${theme}/footer.json` };

/** Reports files in a language's translation folder that are not read, if this is probably a mistake. */
export async function reportUnread(locale: string, scans: readonly Scan[], scan: TranslationScan): Promise<void> {
  await reportContent(locale, scans, scan);
  await reportVersions(locale, scan);
  await reportLabels(locale, scan);
}

/**
 * Reports pages in folders that aren't named after a content plugin of the site, such as `i18n/fr/docs`. Folders of
 * Docusaurus plugins that Lectern doesn't run are not reported.
 */
async function reportContent(locale: string, scans: readonly Scan[], scan: TranslationScan): Promise<void> {
  const { dir, config } = scan.site;
  const base = localeDir(config, locale);
  const folders = scans.flatMap(({ collection }) => translationDir(config, locale, collection) ?? []);
  const known = [...new Set(folders.map((folder) => path.posix.relative(base, folder).split('/')[0]!))];
  for (const { name, kind } of await scan.files.names(path.join(dir, base))) {
    if (kind === 'file' && /\.mdx?$/.test(name) && !/^readme\./i.test(name))
      report(scan, `${base}/${name}`, { of: 'page', name });
    if (kind !== 'folder' || known.includes(name)) continue;
    // The folder may be named like the content folder, such as `docs`. Then the hint names the plugin's folder.
    const meant = scans.find(({ collection }) => [collection.dir, collection.kind].includes(name))?.collection;
    const near = meant && meant.kind !== 'changelog' ? contentPlugin(meant.kind, meant.instance) : nearest(name, known);
    if (near === undefined && !name.startsWith('docusaurus-plugin-content-')) continue;
    const inside = await listFiles(scan.files, path.join(dir, base, name));
    if (inside.some((entry) => /\.mdx?$/.test(entry.path)))
      report(scan, `${base}/${name}`, { of: 'content', name, near });
  }
}

/** Reports translations of versions that don't exist, and docs outside of the version folders. */
async function reportVersions(locale: string, { site, docs, files, found }: TranslationScan): Promise<void> {
  for (const { options, versions } of docs) {
    const base = `${localeDir(site.config, locale)}/${contentPlugin('docs', options.id)}`;
    const known = [...new Set(['current', ...versions.map(({ name }) => versionName(name))])];
    for (const { name, kind } of await files.names(path.join(site.dir, base))) {
      const isDoc = kind === 'file' && /\.mdx?$/.test(name);
      const version = kind === 'file' ? name.replace(/\.json$/, '') : name;
      if (known.includes(version) || (kind === 'file' && version === name && !isDoc)) continue;
      // The config may exclude an existing version. Its translations are not reported.
      const folder = versionDir(options, version.replace(/^version-/, ''));
      if (!isDoc && (await files.stat(path.join(site.dir, folder)))) continue;
      const close = nearestVersion(version, known);
      const near = isDoc ? `current/${name}` : close && close + name.slice(version.length);
      report({ found }, `${base}/${name}`, { of: 'version', name, near });
    }
  }
}

/**
 * @returns the probable version of a folder whose name lacks `version-` or is misspelt; undefined for other folders
 */
function nearestVersion(name: string, known: readonly string[]): string | undefined {
  if (name.startsWith('version-')) return undefined;
  const whole = versionName(name.replace(/^v(?=\d)/, ''));
  return known.includes(whole) ? whole : nearest(name, known);
}

/** Reports files whose names resemble a UI string file's name, or that are outside of its folder. */
async function reportLabels(locale: string, { site, files, found }: TranslationScan): Promise<void> {
  const base = localeDir(site.config, locale);
  const problem = await folderProblem(`${base}/${theme}`, site, files);
  if (problem && problem !== 'missing') found.diagnostics.push(problem);
  const jsonIn = async (folder: string) =>
    (await files.names(path.join(site.dir, folder)))
      .filter(({ name, kind }) => kind === 'file' && name.endsWith('.json'))
      .map(({ name }) => name);
  for (const name of await jsonIn(base)) {
    const moved = labelFiles[name.slice(0, -'.json'.length) as keyof typeof labelFiles];
    const near = moved ?? nearest(name, ['code.json']);
    if (name !== 'code.json' && near !== undefined) report({ found }, `${base}/${name}`, { of: 'labels', name, near });
  }
  const known = Object.values(labelFiles).map((file) => path.posix.basename(file));
  for (const name of await jsonIn(`${base}/${theme}`)) {
    const near = name === 'code.json' ? '../code.json' : nearest(name, known);
    if (known.includes(name) || near === undefined) continue;
    report({ found }, `${base}/${theme}/${name}`, { of: 'labels', name, near });
  }
}

/** Reports folders of languages that the site doesn't have, and files named like a language. */
export async function reportUnknownLocales({ site, files, found }: TranslationScan): Promise<void> {
  const { locales, path: folder } = site.config.i18n;
  const known = new Set(locales.map((locale) => localeDir(site.config, locale)));
  for (const { name, kind } of await files.names(path.join(site.dir, folder))) {
    const place = { path: path.posix.join(folder, name) };
    if (kind === 'file') {
      const near = name === 'code.json' ? locales.at(-1) : locales.find((locale) => name === `${locale}.json`);
      if (near !== undefined) report({ found }, place.path, { of: 'labels', name, near: `${near}/code.json` });
    }
    if (kind !== 'folder' || name.startsWith('.') || known.has(place.path)) continue;
    // If the translations are outside of the site, the folder may belong to something else.
    if (folder.startsWith('..') && !(await containsTranslations(path.join(site.dir, place.path), files))) continue;
    const inOtherCase = locales.find((locale) => locale.toLowerCase() === name.toLowerCase());
    // If the name is a valid language, no other locale is suggested. Any two names of two letters are similar.
    const near = inOtherCase ?? (isLanguage(name) ? undefined : nearest(name, locales));
    const params = locales.includes(name) ? { elsewhere: localeDir(site.config, name) } : { near };
    found.diagnostics.push(diagnose('unknown-locale', place, { locale: name, ...params }));
  }
}

async function containsTranslations(folder: string, files: TranslationScan['files']): Promise<boolean> {
  return (await files.names(folder)).some(({ name }) => /^docusaurus-|^code\.json$/.test(name));
}

function report(
  { found }: Pick<TranslationScan, 'found'>,
  place: string,
  params: RuleParams<'unread-translations'>,
): void {
  found.diagnostics.push(diagnose('unread-translations', { path: place }, params));
}

/** Whether a name is a valid locale of a known language: `be`, `pt-BR`. */
function isLanguage(name: string): boolean {
  try {
    return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(name) !== undefined;
  } catch {
    return false;
  }
}
