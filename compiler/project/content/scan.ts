import path from 'node:path';
import picomatch from 'picomatch';
import { diagnose } from '../../diagnostics/catalogue.ts';
import { compareText, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Collection, SourceFile, DataFile } from '../../source/source.ts';
import type { Entry, Files } from '../../fs/files.ts';
import { followLink } from '../../fs/follow-link.ts';
import { linkProblem, rootProblem } from '../../fs/link-problem.ts';
import { isEqual } from '../../values/equal.ts';
import { manifestPath } from '../../output/output-folder.ts';

/** Options that select the files of a collection. Globs are relative to that folder. */
export interface ScanOptions {
  include: string[];
  exclude: string[];
  /** Path of the tags file, relative to the collection's folder. */
  tags?: string | false | undefined;
  /** Path of the authors file, relative to the collection's folder. */
  authorsMapPath?: string | undefined;
}

export interface Scan {
  /** The collection that was scanned. */
  collection: Collection;
  options?: ScanOptions;
  /** The collection's content files, sorted by path. */
  files: SourceFile[];
  /** Paths of `_category_`, tags and authors files, relative to the site's folder, sorted. */
  dataFiles: string[];
  diagnostics: Diagnostic[];
}

const isPartial = picomatch([
  '**/_*.{js,jsx,ts,tsx,md,mdx}',
  '**/_*/**',
  '**/*.test.{js,jsx,ts,tsx}',
  '**/__tests__/**',
]);
// A cheap test before the globs, because few paths match.
const mayBePartial = /(^|\/)_|\.test\./;
const mayBeCode = /\.[jt]sx?$/;
const isCode = picomatch('**/*.{js,jsx,ts,tsx}');
/** Whether a path is a `_category_` file. Such a file describes the sidebar category of its folder. */
export const isCategoryFile = picomatch('**/_category_.{json,yml,yaml}');

/**
 * Finds the files of one collection. A file whose name starts with `_` is a partial. Links to files and
 * folders inside the site's folder are followed. Other links are reported, and also links to folders inside a
 * linked folder.
 *
 * @param siteDir absolute path
 * @param last the previous result; files in it are not classified again
 */
export async function scanCollection(
  files: Files,
  siteDir: string,
  collection: Collection,
  options: ScanOptions,
  last?: Scan,
): Promise<Scan> {
  const before = last?.options && isEqual(last.options, options) ? last : undefined;
  const takeKnown = inOrder(before?.files ?? []);
  const scan: Scan = {
    collection: before?.collection ?? collection,
    options,
    files: [],
    dataFiles: [],
    diagnostics: [],
  };
  const root = path.resolve(siteDir, collection.dir);
  const diagnostic = await rootProblem(files, siteDir, collection.dir);
  if (diagnostic) return { ...scan, diagnostics: [diagnostic] };
  if ((await files.realPath(root)) === undefined) return scan;

  const isIncluded = picomatch(options.include);
  const isExcluded = picomatch(options.exclude);
  const entries = await followedEntries(files, siteDir, collection.dir, await files.list(root, mayHoldContent));
  const outputs = outputsAmong(entries);
  // The collection's folder as a path prefix: `docs` → `docs/`, `.` → empty, `../docs` → `../docs/`.
  const start = path.posix.join(collection.dir, '-').slice(0, -1);
  for (const { path: relativePath, kind } of entries) {
    if (outputs.some((folder) => relativePath.startsWith(folder))) continue;
    const same = kind === 'file' ? takeKnown(relativePath) : undefined;
    if (same) {
      scan.files.push(same);
      continue;
    }
    const sitePath = start + relativePath;
    const isSelected = isIncluded(relativePath) && !isExcluded(relativePath);
    const isData =
      relativePath === options.tags ||
      relativePath === options.authorsMapPath ||
      relativePath === 'glossary.yml' ||
      (relativePath.includes('_category_') && isCategoryFile(relativePath));
    if (kind === 'link') {
      const target = await files.realPath(path.join(root, relativePath));
      const isFolder = target !== undefined && (await files.stat(target))?.kind === 'folder';
      if (isSelected || isData || isFolder) scan.diagnostics.push(await linkProblem(files, siteDir, sitePath));
    } else if (kind === 'nameless') {
      scan.diagnostics.push(diagnose('undecodable-name', { path: sitePath }, {}));
    } else if (kind === 'other') {
      if (isSelected || isData) scan.diagnostics.push(diagnose('not-a-file', { path: sitePath }, {}));
    } else if (isData) {
      scan.dataFiles.push(sitePath);
    } else if (isSelected) {
      const kind = mayBePartial.test(relativePath) && isPartial(relativePath) ? 'partial' : 'document';
      // A JavaScript file is content only if it is a page. Other JavaScript files are modules that pages
      // import.
      const isPage = collection.kind === 'pages' && kind === 'document' && !relativePath.endsWith('.d.ts');
      if (isPage || !(mayBeCode.test(relativePath) && isCode(relativePath)))
        scan.files.push({ path: sitePath, kind, collection: scan.collection, relativePath });
    }
  }
  return scan;
}

/**
 * @returns the entries of a folder and of the linked folders inside it. Links that are not followed stay in
 * the list.
 */
async function followedEntries(files: Files, siteDir: string, dir: string, entries: Entry[]): Promise<Entry[]> {
  if (!entries.some(({ kind }) => kind === 'link')) return entries;
  const found: Entry[] = [];
  for (const entry of entries) {
    const followed =
      entry.kind === 'link' ? await followLink(files, siteDir, path.posix.join(dir, entry.path)) : undefined;
    if (!followed) found.push(entry);
    else if (followed.kind === 'file') found.push({ path: entry.path, kind: 'file' });
    else
      for (const inside of await files.list(followed.target, mayHoldContent))
        found.push({ path: `${entry.path}/${inside.path}`, kind: inside.kind });
  }
  return found.sort((a, b) => compareText(a.path, b.path));
}

/** `inOrder` skips at most this many files of the old list to find a path. */
const mostGone = 20;

/**
 * @returns a function that finds files by path. It continues after the previous match, because callers go
 * through paths in order.
 */
function inOrder(files: readonly SourceFile[]): (relativePath: string) => SourceFile | undefined {
  let next = 0;
  return (relativePath) => {
    for (let place = next; place < next + mostGone && place < files.length; place += 1)
      if (files[place]!.relativePath === relativePath) {
        next = place + 1;
        return files[place];
      }
    return undefined;
  };
}

// Finds output folders inside a content folder. Output folders contain a Markdown file for each page. These files are
// not content.
function outputsAmong(entries: Entry[]): string[] {
  const manifest = `/${manifestPath}`;
  return entries
    .filter((entry) => entry.path.endsWith(manifest))
    .map((entry) => entry.path.slice(0, 1 - manifest.length));
}

function mayHoldContent(folder: string): boolean {
  const name = path.posix.basename(folder);
  return name !== 'node_modules' && !name.startsWith('.');
}

/** The content files and settings files of a site. */
export interface SiteScan {
  /** The result for each collection. */
  collections: readonly Scan[];
  files: SourceFile[];
  data: Map<string, DataFile>;
  /** Translated settings files: locale → path of the original → the translated file. */
  localData: Map<string, Map<string, DataFile>>;
  /**
   * Files in static folders: output path → path in the site. If several folders have a file, the first one
   * wins.
   */
  staticFiles: Map<string, string>;
  diagnostics: Diagnostic[];
}
