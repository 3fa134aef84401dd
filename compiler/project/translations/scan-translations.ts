import path from 'node:path';
import { diagnose } from '../../diagnostics/catalogue.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { linkProblem } from '../../fs/links/link-problem.ts';
import type { DataFile } from '../../source/source.ts';
import { isCategoryFile, type Scan } from '../content/scan.ts';
import { localeDir, translationDir } from './translation-folders.ts';
import { folderProblem, sharedFolders, type TranslationScan } from './translation-places.ts';
import { reportUnknownLocales, reportUnread } from './unread-translations.ts';
import { listFiles } from '../../fs/list-files.ts';

/**
 * Finds the translations of all scanned files, language by language. Reports translations whose path matches
 * no original.
 */
export async function scanTranslations(scans: readonly Scan[], scan: TranslationScan): Promise<void> {
  const { site, files, found } = scan;
  const { locales, only, path: root, localeConfigs } = site.config.i18n;
  const read = (only === undefined ? locales : [only]).filter((name) => localeConfigs[name]?.translate !== false);
  const isFolder = async (dir: string) => {
    const problem = await folderProblem(dir, site, files);
    if (problem && problem !== 'missing') found.diagnostics.push(problem);
    return problem === undefined;
  };
  found.diagnostics.push(...sharedFolders(read, site));
  if (!(await isFolder(root))) return;
  for (const locale of read) {
    if (!(await isFolder(localeDir(site.config, locale)))) continue;
    await scanLocale(locale, scans, scan, isFolder);
    await reportUnread(locale, scans, scan);
  }
  await reportUnknownLocales(scan);
}

async function scanLocale(
  locale: string,
  scans: readonly Scan[],
  { site, files, found, readData }: TranslationScan,
  isFolder: (dir: string) => Promise<boolean>,
): Promise<void> {
  const own = new Map<string, DataFile>();
  /** Translation folders of content plugins, with a subfolder for each version. */
  const plugins = new Map<string, boolean>();
  for (const { collection, files: originals, dataFiles } of scans) {
    const dir = translationDir(site.config, locale, collection);
    if (dir === undefined) continue;
    const plugin = collection.version === undefined ? dir : path.posix.dirname(dir);
    if (!plugins.has(plugin)) plugins.set(plugin, await isFolder(plugin));
    if (!plugins.get(plugin) || (dir !== plugin && !(await isFolder(dir)))) continue;
    const there = new Set<string>();
    for (const { path: relative, kind } of await listFiles(files, path.join(site.dir, dir))) {
      const file = `${dir}/${relative}`;
      if (kind === 'file') there.add(relative);
      else if (!/\.mdx?$/.test(relative)) continue;
      else if (kind === 'link') found.diagnostics.push(await linkProblem(files, site.dir, file));
      else found.diagnostics.push(diagnose('not-a-file', { path: file }, {}));
    }
    for (const file of originals) {
      if (!there.delete(file.relativePath)) continue;
      const translates = { path: file.path, dir: collection.dir, locale };
      found.files.push({
        ...file,
        path: `${dir}/${file.relativePath}`,
        collection: { ...collection, dir },
        translates,
      });
    }
    for (const original of dataFiles) {
      const relative = path.posix.relative(collection.dir, original);
      // A translated copy of a category file is ignored. A UI string file translates its labels, and its other values
      // apply to every language.
      if (!there.delete(relative) || isCategoryFile(relative)) continue;
      const file = await readData(`${dir}/${relative}`);
      if (!file.isUnread) own.set(original, file);
    }
    await reportOrphans([...there], dir, { collection, files: originals }, { site, files, found });
  }
  if (own.size > 0) found.localData.set(locale, own);
}

/** Reports translated Markdown files without an original. */
async function reportOrphans(
  left: readonly string[],
  dir: string,
  { collection, files: known }: Pick<Scan, 'collection' | 'files'>,
  { site, files, found }: Pick<TranslationScan, 'site' | 'files' | 'found'>,
): Promise<void> {
  for (const relative of left) {
    const original = path.posix.join(collection.dir, relative);
    if (!/\.mdx?$/.test(relative) || (await files.stat(path.join(site.dir, original)))) continue;
    const names = known.map((file) => file.relativePath);
    const near = nearestFile(relative, names);
    found.diagnostics.push(diagnose('orphan-translation', { path: `${dir}/${relative}` }, { original, near }));
  }
}

/**
 * @returns the original that the file probably translates: moved from another folder, or renamed in the same
 * folder
 */
function nearestFile(translation: string, files: readonly string[]): string | undefined {
  const { dir, base } = path.posix.parse(translation);
  const sameName = files.filter((file) => path.posix.basename(file) === base);
  if (sameName.length > 0) return sameName.length === 1 ? sameName[0] : nearest(translation, sameName);
  const beside = files.filter((file) => path.posix.dirname(file) === (dir || '.'));
  const names = beside.map((file) => path.posix.basename(file));
  const name = nearest(base, names);
  return name === undefined ? undefined : path.posix.join(dir, name);
}
