import path from 'node:path';
import { diagnose } from '../diagnostics/catalogue.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { DocsInstanceInput } from '../site/site.ts';
import type { Collection, DataFile, SourceFile } from '../source/source.ts';
import { parseDataFile } from './data-file.ts';
import type { Files } from '../fs/files.ts';
import { linkFault, rootFault } from '../fs/link-fault.ts';
import type { OpenSite } from './open-site.ts';
import { isSecretPath } from '../../corpus/secret-path.ts';
import { readText } from '../fs/read.ts';
import { scanCollection, type Scan, type ScanOptions } from './scan.ts';
import { splitChangelog } from '../source/split-changelog.ts';

/** Every content file of a site that was found, and the settings among them. */
export interface SiteScan {
  files: SourceFile[];
  data: Map<string, DataFile>;
  /** Files of the static folders: output path → path in the site. The first folder that has a file wins. */
  staticFiles: Map<string, string>;
  diagnostics: Diagnostic[];
}

/**
 * Finds the files of all collections, and reads the settings among them.
 *
 * @param outDir absolute; when it lies in a collection's folder it isn't part of the content
 */
export async function scanSite(
  site: OpenSite,
  docs: DocsInstanceInput[],
  outDir: string,
  files: Files,
): Promise<SiteScan> {
  const scan = (collection: Collection, options: ScanOptions) => {
    const output = path.relative(path.join(site.dir, collection.dir), outDir).split(path.sep).join('/');
    const exclude = output.startsWith('..') ? options.exclude : [...options.exclude, `${output}/**`];
    return scanCollection(files, site.dir, collection, { ...options, exclude });
  };
  const scans: Scan[] = [];
  for (const { options, versions } of docs) {
    for (const { name, dir } of versions) {
      const collection = { kind: 'docs' as const, instance: options.id, version: name, dir };
      scans.push(await scan(collection, options));
    }
  }
  for (const options of site.config.pages) {
    scans.push(await scan({ kind: 'pages', instance: options.id, dir: options.path }, options));
  }
  for (const options of site.config.blog) {
    scans.push(await scan({ kind: 'blog', instance: options.id, dir: options.path }, options));
  }
  for (const { id, path: dir } of site.config.changelog) {
    const collection = { kind: 'changelog' as const, instance: id, dir };
    const isFolder = (await files.stat(path.join(site.dir, dir)))?.kind === 'folder';
    scans.push(
      isFolder
        ? await scan(collection, { include: ['**/*.{md,mdx}'], exclude: [] })
        : await scanChangelog(collection, site, files),
    );
  }
  const found: SiteScan = {
    files: scans.flatMap((scan) => scan.files),
    data: new Map(),
    staticFiles: new Map(),
    diagnostics: scans.flatMap((scan) => scan.diagnostics),
  };
  for (const sitePath of scans.flatMap((scan) => scan.dataFiles)) await readData(sitePath, site, files, found);
  for (const folder of site.config.staticDirectories) await listStatic(folder, site, files, found);
  return found;
}

// The releases of a changelog are sources of their own, whatever file they stand in.
async function scanChangelog(collection: Collection, site: OpenSite, files: Files): Promise<Scan> {
  const nothing = (diagnostic: Diagnostic): Scan => ({ files: [], dataFiles: [], diagnostics: [diagnostic] });
  const { dir } = collection;
  if (!(await files.stat(path.join(site.dir, dir))))
    return nothing(diagnose('missing-changelog', { path: site.configFile ?? dir }, { path: dir }));
  const fault = await rootFault(files, site.dir, dir);
  if (fault) return nothing(fault);
  const reading = await readText(files, site.dir, dir);
  if ('diagnostic' in reading) return nothing(reading.diagnostic);
  const parts = splitChangelog(dir, reading.text);
  return { files: parts.map((part) => ({ ...part, kind: 'document', collection })), dataFiles: [], diagnostics: [] };
}

async function readData(sitePath: string, site: OpenSite, files: Files, found: SiteScan): Promise<void> {
  const reading = await readText(files, site.dir, sitePath);
  if ('diagnostic' in reading) {
    found.diagnostics.push(reading.diagnostic);
    return;
  }
  const parsed = parseDataFile(sitePath, reading.text);
  if (parsed.file) found.data.set(sitePath, parsed.file);
  found.diagnostics.push(...parsed.diagnostics);
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
