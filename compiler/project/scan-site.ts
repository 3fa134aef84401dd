import path from 'node:path';
import { diagnose } from '../diagnostics/catalogue.ts';
import { nearest } from '../diagnostics/nearest.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { DocsInstanceInput } from '../site/site.ts';
import type { Collection, DataFile, SourceFile } from '../source/source.ts';
import { parseDataFile, unreadFile } from './data-file.ts';
import type { Files } from '../fs/files.ts';
import { linkFault, rootFault } from '../fs/link-fault.ts';
import type { OpenSite } from './open-site.ts';
import { isSecretPath } from '../../corpus/secret-path.ts';
import { readText } from '../fs/read.ts';
import { scanCollection, type Scan, type ScanOptions } from './scan.ts';
import * as graph from '../incremental/index.ts';
import { localeDir, translationDir } from './translation-folders.ts';
import { splitChangelog } from '../source/split-changelog.ts';

/** The content files of a site, and the files of settings among them. */
export interface SiteScan {
  /** What was found of each collection. */
  collections: readonly Scan[];
  files: SourceFile[];
  data: Map<string, DataFile>;
  /** Translated files of settings: locale → path of the original → the translation. */
  localData: Map<string, Map<string, DataFile>>;
  /** Files of the static folders: output path → path in the site. The first folder that has a file wins. */
  staticFiles: Map<string, string>;
  diagnostics: Diagnostic[];
}

/**
 * Finds the files of all collections, and reads the settings among them.
 *
 * @param outDir absolute; when it lies in a collection's folder it isn't part of the content
 * @param last what was found before
 */
export async function scanSite(
  site: OpenSite,
  docs: DocsInstanceInput[],
  outDir: string,
  files: Files,
  last?: SiteScan,
): Promise<SiteScan> {
  const scans: Scan[] = [];
  const scan = async (collection: Collection, options: ScanOptions) => {
    const output = path.relative(path.join(site.dir, collection.dir), outDir).split(path.sep).join('/');
    const exclude = output.startsWith('..') ? options.exclude : [...options.exclude, `${output}/**`];
    const before = last?.collections.find((each) => graph.isEqual(each.collection, collection));
    scans.push(await scanCollection(files, site.dir, collection, { ...options, exclude }, before));
  };
  for (const { options, versions } of docs) {
    for (const { name, dir } of versions)
      await scan({ kind: 'docs', instance: options.id, version: name, dir }, options);
  }
  for (const options of site.config.pages)
    await scan({ kind: 'pages', instance: options.id, dir: options.path }, options);
  for (const options of site.config.blog)
    await scan({ kind: 'blog', instance: options.id, dir: options.path }, options);
  for (const { id, path: dir } of site.config.changelog) {
    const collection: Collection = { kind: 'changelog', instance: id, dir };
    const isFolder = (await files.stat(path.join(site.dir, dir)))?.kind === 'folder';
    if (isFolder) await scan(collection, { include: ['**/*.{md,mdx}'], exclude: [] });
    else scans.push(await scanChangelog(collection, site, files));
  }
  const found: SiteScan = {
    collections: scans,
    files: ([] as SourceFile[]).concat(...scans.map((scan) => scan.files)),
    data: new Map(),
    localData: new Map(),
    staticFiles: new Map(),
    diagnostics: scans.flatMap((scan) => scan.diagnostics),
  };
  for (const sitePath of scans.flatMap((scan) => scan.dataFiles)) await readData(sitePath, site, files, found);
  await scanTranslations(scans, site, files, found);
  for (const folder of site.config.staticDirectories) await listStatic(folder, site, files, found);
  return found;
}

// The releases of a changelog are sources of their own, whatever file they are in.
async function scanChangelog(collection: Collection, site: OpenSite, files: Files): Promise<Scan> {
  const nothing = (diagnostic: Diagnostic): Scan => ({
    collection,
    files: [],
    dataFiles: [],
    diagnostics: [diagnostic],
  });
  const { dir } = collection;
  if (!(await files.stat(path.join(site.dir, dir))))
    return nothing(diagnose('missing-changelog', { path: site.configFile ?? dir }, { path: dir }));
  const fault = await rootFault(files, site.dir, dir);
  if (fault) return nothing(fault);
  const reading = await readText(files, site.dir, dir);
  if ('diagnostic' in reading) return nothing(reading.diagnostic);
  const parts = splitChangelog(dir, reading.text);
  const found = parts.map((part): SourceFile => ({ ...part, kind: 'document', collection }));
  return { collection, files: found, dataFiles: [], diagnostics: [] };
}

/** Finds the translations of what was found, language by language. */
async function scanTranslations(scans: readonly Scan[], site: OpenSite, files: Files, found: SiteScan): Promise<void> {
  const { config } = site;
  const { locales, only } = config.i18n;
  for (const locale of only === undefined ? locales : [only]) {
    if (config.i18n.localeConfigs[locale]?.translate === false) continue;
    const own = new Map<string, DataFile>();
    for (const scan of scans) {
      const dir = translationDir(config, locale, scan.collection);
      if (dir === undefined) continue;
      const listing = await files.list(path.join(site.dir, dir));
      const there = new Set(listing.filter(({ kind }) => kind === 'file').map((entry) => entry.path));
      const { dir: originals } = scan.collection;
      for (const file of scan.files) {
        if (!there.delete(file.relativePath)) continue;
        const translates = { path: file.path, dir: originals, locale };
        const collection = { ...scan.collection, dir };
        found.files.push({ ...file, path: `${dir}/${file.relativePath}`, collection, translates });
      }
      for (const original of scan.dataFiles) {
        const relative = path.posix.relative(originals, original);
        if (!there.delete(relative)) continue;
        const file = await readDataFile(`${dir}/${relative}`, site, files, found);
        if (!file.isUnread) own.set(original, file);
      }
      await reportOrphans([...there], dir, scan, site, files, found);
    }
    if (own.size > 0) found.localData.set(locale, own);
    await reportUnread(locale, scans, site, files, found);
  }
  await reportUnknownLocales(site, files, found);
}

/** Reports Markdown among the translations that is the translation of no page. */
async function reportOrphans(
  left: readonly string[],
  dir: string,
  { collection, files: known }: Scan,
  site: OpenSite,
  files: Files,
  found: SiteScan,
): Promise<void> {
  for (const relative of left) {
    const original = path.posix.join(collection.dir, relative);
    if (!/\.mdx?$/.test(relative) || (await files.stat(path.join(site.dir, original)))) continue;
    const near = nearestFile(
      relative,
      known.map((file) => file.relativePath),
    );
    found.diagnostics.push(diagnose('orphan-translation', { path: `${dir}/${relative}` }, { original, near }));
  }
}

/** @returns the file that has moved here from another folder, or has got another name in the same one */
function nearestFile(wanted: string, files: readonly string[]): string | undefined {
  const { dir, base } = path.posix.parse(wanted);
  const sameName = files.filter((file) => path.posix.basename(file) === base);
  if (sameName.length > 0) return sameName.length === 1 ? sameName[0] : nearest(wanted, sameName);
  const beside = files.filter((file) => path.posix.dirname(file) === (dir || '.'));
  const name = nearest(
    base,
    beside.map((file) => path.posix.basename(file)),
  );
  return name === undefined ? undefined : path.posix.join(dir, name);
}

/** Reports pages in folders that belong to no content of the site. Folders of plugins that Lectern does not run are allowed. */
async function reportUnread(
  locale: string,
  scans: readonly Scan[],
  { dir, config }: OpenSite,
  files: Files,
  found: SiteScan,
): Promise<void> {
  const base = localeDir(config, locale);
  const folders = scans.flatMap(({ collection }) => translationDir(config, locale, collection) ?? []);
  const known = [...new Set(folders.map((folder) => path.posix.relative(base, folder).split('/')[0]!))];
  for (const { name, kind } of await files.names(path.join(dir, base))) {
    if (kind !== 'folder' || known.includes(name)) continue;
    const near = nearest(name, known);
    if (near === undefined && !name.startsWith('docusaurus-plugin-content-')) continue;
    const inside = await files.list(path.join(dir, base, name));
    if (!inside.some((entry) => /\.mdx?$/.test(entry.path))) continue;
    found.diagnostics.push(diagnose('unread-translations', { path: `${base}/${name}` }, { folder: name, near }));
  }
}

async function reportUnknownLocales({ dir, config }: OpenSite, files: Files, found: SiteScan): Promise<void> {
  const { locales, path: folder } = config.i18n;
  const known = new Set(locales.map((locale) => localeDir(config, locale)));
  for (const { name, kind } of await files.names(path.join(dir, folder))) {
    if (kind !== 'folder' || name.startsWith('.') || known.has(path.posix.join(folder, name))) continue;
    const place = { path: path.posix.join(folder, name) };
    // No suggestion for the name of a real language: these names are so short that most are similar.
    const near = isLanguage(name) ? undefined : nearest(name, locales);
    found.diagnostics.push(diagnose('unknown-locale', place, { locale: name, near }));
  }
}

/** Whether a name is that of a language of its own, such as `be` and `pt-BR`. */
function isLanguage(name: string): boolean {
  try {
    return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(name) !== undefined;
  } catch {
    return false;
  }
}

async function readData(sitePath: string, site: OpenSite, files: Files, found: SiteScan): Promise<void> {
  found.data.set(sitePath, await readDataFile(sitePath, site, files, found));
}

async function readDataFile(sitePath: string, site: OpenSite, files: Files, found: SiteScan): Promise<DataFile> {
  const reading = await readText(files, site.dir, sitePath);
  if ('diagnostic' in reading) {
    found.diagnostics.push(reading.diagnostic);
    return unreadFile(sitePath);
  }
  const parsed = parseDataFile(sitePath, reading.text);
  found.diagnostics.push(...parsed.diagnostics);
  return parsed.file ?? unreadFile(sitePath);
}

async function listStatic(folder: string, site: OpenSite, files: Files, found: SiteScan): Promise<void> {
  const fault = await rootFault(files, site.dir, folder);
  if (fault) {
    found.diagnostics.push(fault);
    return;
  }
  for (const { path: relativePath, kind } of await files.list(path.join(site.dir, folder))) {
    const sitePath = path.posix.join(folder, relativePath);
    const before = found.staticFiles.get(relativePath);
    if (kind === 'link') found.diagnostics.push(await linkFault(files, site.dir, sitePath));
    else if (kind === 'other') found.diagnostics.push(diagnose('not-a-file', { path: sitePath }, {}));
    else if (isSecretPath(relativePath)) found.diagnostics.push(diagnose('secret-file', { path: sitePath }, {}));
    else if (before !== undefined)
      found.diagnostics.push(
        diagnose('static-clash', { path: sitePath }, { taken: before }, [
          { path: before, message: 'the file that is taken' },
        ]),
      );
    else found.staticFiles.set(relativePath, sitePath);
  }
}
