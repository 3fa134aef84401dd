import path from 'node:path';
import picomatch from 'picomatch';
import { compareText, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Collection, SourceFile, DataFile } from '../../source/source.ts';
import type { Files } from '../../fs/files.ts';
import { rootProblem } from '../../fs/links/link-problem.ts';
import { isEqual } from '../../values/equal.ts';
import { manifestPath } from '../../output/output-folder.ts';
import { openContentFolder } from './content-folder.ts';
import { escapeGlob, listFiles } from '../../fs/list-files.ts';

/** Options that select the files of a collection. Globs are relative to the collection's folder. */
export interface ScanOptions {
  include: string[];
  exclude: string[];
  /** Whether files and folders whose names start with `_`, and tests, are partials instead of pages. Default: true. */
  partials?: boolean;
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
// Matches paths that may be partials. This fast test precedes the slower globs, because few paths match.
const mayBePartial = /(^|\/)_|\.test\./;
const codeFile = /\.[jt]sx?$/;
const categoryFiles = '**/_category_.{json,yml,yaml}';
/** Whether a path is a `_category_` file. Such a file describes the sidebar category of its folder. */
export const isCategoryFile = picomatch(categoryFiles);

/**
 * Finds the files of one collection. A file whose name starts with `_` is a partial. Links to files and folders inside
 * the site's folder are followed. All other links are reported. Links to folders inside a linked folder are also
 * reported.
 *
 * @param siteDir absolute path
 * @param last the previous result. Files in it are not classified again
 */
export async function scanCollection(
  files: Files,
  siteDir: string,
  collection: Collection,
  options: ScanOptions,
  last?: Scan,
): Promise<Scan> {
  const before = last?.options && isEqual(last.options, options) ? last : undefined;
  const scan = { collection: before?.collection ?? collection, options };
  const nothing = { ...scan, files: [], dataFiles: [], diagnostics: [] };
  const root = path.resolve(siteDir, collection.dir);
  const diagnostic = await rootProblem(files, siteDir, collection.dir);
  if (diagnostic) return { ...nothing, diagnostics: [diagnostic] };
  if ((await files.realPath(root)) === undefined) return nothing;

  const content = openContentFolder(files, siteDir, collection.dir, mayBeSettings);
  const { tags, authorsMapPath, include, exclude } = options;
  const named = [tags, authorsMapPath, 'glossary.yml'].filter((file) => typeof file === 'string').map(escapeGlob);
  const settings = await listFiles(content, root, { include: named });
  // Category files are found in every scanned folder, even if `exclude` matches their names.
  const selected = await listFiles(content, root, { include: [...include, categoryFiles], exclude, skipForeign: true });
  settings.push(...content.noted().filter(({ path: file }) => isCategoryFile(file)));
  // An output folder of Lectern may be inside a content folder. Its Markdown files are build results, not content.
  const outputs = content.noted().flatMap(({ path: file }) => outputOf(file) ?? []);
  const isOutput = (file: string) => outputs.some((folder) => file.startsWith(folder));
  const data = settings.filter(({ path: file }) => !isOutput(file)).sort((a, b) => compareText(a.path, b.path));
  const dataPaths = new Set(data.map((entry) => entry.path));
  const documents = selected.filter(({ path: file }) => !dataPaths.has(file) && !isOutput(file));
  for (const entry of [...data, ...documents]) if (entry.kind !== 'file') await content.report(entry);

  const known = new Map(before?.files.map((file) => [file.relativePath, file]));
  // The collection's folder as a path prefix: `docs` → `docs/`, `.` → empty, `../docs` → `../docs/`.
  const start = path.posix.join(collection.dir, '-').slice(0, -1);
  return {
    ...scan,
    files: documents.flatMap(({ path: file, kind }) =>
      kind === 'file' ? (known.get(file) ?? sourceFile(file, start + file, scan) ?? []) : [],
    ),
    dataFiles: data.filter(({ kind }) => kind === 'file').map((entry) => start + entry.path),
    diagnostics: content.diagnostics(),
  };
}

/** Whether a file with this name can be a category file, or the manifest of an output folder. */
const mayBeSettings = (name: string) => name.startsWith('_category_.') || name === 'manifest.json';

/** @returns the output folder of a manifest, with a slash at the end; undefined for other files */
function outputOf(file: string): string | undefined {
  return file.endsWith(`/${manifestPath}`) ? file.slice(0, -manifestPath.length) : undefined;
}

/** @returns a content file; undefined for code files outside of pages folders, because these are modules for imports */
function sourceFile(
  relativePath: string,
  sitePath: string,
  { collection, options: { partials = true } }: { collection: Collection; options: ScanOptions },
): SourceFile | undefined {
  const kind = partials && mayBePartial.test(relativePath) && isPartial(relativePath) ? 'partial' : 'document';
  const isPage = collection.kind === 'pages' && kind === 'document' && !relativePath.endsWith('.d.ts');
  if (!isPage && codeFile.test(relativePath)) return undefined;
  return { path: sitePath, kind, collection, relativePath };
}

/** The content files and settings files of a site. */
export interface SiteScan {
  /** The scan result of each collection: docs, blog, pages. */
  collections: readonly Scan[];
  files: SourceFile[];
  data: Map<string, DataFile>;
  /** Translated settings files: locale → path of the original → the translated file. */
  localData: Map<string, Map<string, DataFile>>;
  /**
   * Files in static folders: output path → path in the site. If several static folders contain a file with the same
   * output path, the first folder wins.
   */
  staticFiles: Map<string, string>;
  diagnostics: Diagnostic[];
}
