import path from 'node:path';
import { diagnose } from '../../diagnostics/catalogue.ts';
import { nameProblem } from '../../diagnostics/name-problem.ts';
import { ofSource } from '../../diagnostics/errors/page-error.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { DocsInstanceInput } from '../../site/site-input.ts';
import type { Collection, SourceFile } from '../../source/source.ts';
import { readDataFile } from '../settings/data-file.ts';
import type { Files } from '../../fs/files.ts';
import { linkProblem, rootProblem } from '../../fs/links/link-problem.ts';
import type { OpenSite } from '../open-site.ts';
import { foldCase } from '../../values/names/file-names.ts';
import { isSecretPath } from '../../../corpus/secret-path.ts';
import { readText } from '../../fs/read.ts';
import { scanCollection, type Scan, type ScanOptions, type SiteScan } from './scan.ts';
import { isEqual } from '../../values/equal.ts';
import { scanTranslations } from '../translations/scan-translations.ts';
import { splitChangelog } from '../../source/split-changelog.ts';
import { relativePath } from '../../fs/inside.ts';
import { collectionsOf } from './content-folders.ts';
import { escapeGlob, listFiles } from '../../fs/list-files.ts';

/**
 * Finds the files of all collections, and reads the settings files among them.
 *
 * @param outDir absolute path. Files in this folder are not content, even inside a content folder
 * @param last the previous result. It is reused for unchanged files
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
    const output = relativePath(path.join(site.dir, collection.dir), outDir);
    const exclude = output.startsWith('..') ? options.exclude : [...options.exclude, `${escapeGlob(output)}/**`];
    const before = last?.collections.find((each) => isEqual(each.collection, collection));
    scans.push(await scanCollection(files, site.dir, collection, { ...options, exclude }, before));
  };
  for (const { collection, options } of collectionsOf(docs, site.config)) {
    if ('include' in options) await scan(collection, options);
    else if ((await files.stat(path.join(site.dir, collection.dir)))?.kind === 'folder')
      await scan(collection, { include: ['**/*.{md,mdx}'], exclude: [] });
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
  const readData = (sitePath: string) =>
    ofSource(sitePath, () => readDataFile(sitePath, site.dir, files, found.diagnostics));
  for (const sitePath of scans.flatMap((scan) => scan.dataFiles)) found.data.set(sitePath, await readData(sitePath));
  await scanTranslations(scans, { site, docs, files, found, readData });
  for (const folder of site.config.staticDirectories) await listStatic(folder, site, files, found);
  return found;
}

// Turns each release in a changelog file into a separate source.
async function scanChangelog(collection: Collection, site: OpenSite, files: Files): Promise<Scan> {
  const { dir } = collection;
  const isThere = (await files.stat(path.join(site.dir, dir))) !== undefined;
  const diagnostic = isThere
    ? await rootProblem(files, site.dir, dir)
    : diagnose('missing-changelog', { path: site.configFile ?? dir }, { path: dir });
  const reading = diagnostic ? { diagnostic: diagnostic } : await readText(files, site.dir, dir);
  if ('diagnostic' in reading) return { collection, files: [], dataFiles: [], diagnostics: [reading.diagnostic] };
  const parts = splitChangelog(dir, reading.text);
  const found = parts.map((part): SourceFile => ({ ...part, kind: 'document', collection }));
  return { collection, files: found, dataFiles: [], diagnostics: [] };
}

/**
 * @param folded case-folded output path of each previous file → path of the file. This file is added to the map
 * @returns errors about names that some file systems can't store
 */
function namingDiagnostics(output: string, sitePath: string, folded: Map<string, string>): Diagnostic[] {
  const key = foldCase(output);
  const other = folded.get(key);
  folded.set(key, sitePath);
  const place = { path: sitePath };
  if (other === undefined) return [nameProblem(output, place) ?? []].flat();
  const reason = `on systems that ignore case, "${other}" has the same name`;
  return [diagnose('unportable-name', place, { output, reason })];
}

async function listStatic(folder: string, site: OpenSite, files: Files, found: SiteScan): Promise<void> {
  const diagnostic = await rootProblem(files, site.dir, folder);
  if (diagnostic) {
    found.diagnostics.push(diagnostic);
    return;
  }
  const folded = new Map([...found.staticFiles].map(([output, from]) => [foldCase(output), from]));
  for (const { path: relativePath, kind } of await listFiles(files, path.join(site.dir, folder))) {
    const sitePath = path.posix.join(folder, relativePath);
    const before = found.staticFiles.get(relativePath);
    if (kind === 'link') found.diagnostics.push(await linkProblem(files, site.dir, sitePath));
    else if (kind === 'nameless') found.diagnostics.push(diagnose('undecodable-name', { path: sitePath }, {}));
    else if (kind === 'other') found.diagnostics.push(diagnose('not-a-file', { path: sitePath }, {}));
    else if (isSecretPath(relativePath)) found.diagnostics.push(diagnose('secret-file', { path: sitePath }, {}));
    else if (before !== undefined)
      found.diagnostics.push(
        diagnose('static-clash', { path: sitePath }, { otherFile: before }, [
          { path: before, message: 'Lectern uses this file' },
        ]),
      );
    else {
      found.staticFiles.set(relativePath, sitePath);
      found.diagnostics.push(...namingDiagnostics(relativePath, sitePath, folded));
    }
  }
}
