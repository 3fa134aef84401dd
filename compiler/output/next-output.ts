import { compareText } from '../diagnostics/diagnostic.ts';
import { artifactPaths, OutputClashes, writtenTwice, type OutputClash } from './artifact-paths.ts';
import type { KnownFiles, KnownOutput } from './known-output.ts';
import type { ManifestRow } from './output-folder.ts';

/** The files of the output after a commit, and the changes. */
interface NextOutput extends Omit<KnownFiles, 'fingerprints'> {
  /** Files of the last output that are removed. */
  gone: readonly string[];
  /** Rows of the last output that are removed or changed, by path. */
  replaced: ReadonlyMap<string, ManifestRow>;
  /** Files that are added. */
  coming: ReadonlySet<string>;
}

/**
 * Computes the next output. The cost depends on the number of changes, except for copying the list of all files.
 *
 * @param last the current output, if known. Its files and paths are modified and reused
 * @param replaced rows of the last output that are removed or replaced
 * @param written rows of the files that were written
 * @param known clashes that were found while files were written
 * @throws OutputClashes if a path is invalid, or if files collide
 */
export function nextOutput(
  last: KnownOutput['last'],
  replaced: Iterable<ManifestRow>,
  written: readonly ManifestRow[],
  known: readonly OutputClash[],
): NextOutput {
  const { files = new Map<string, ManifestRow>(), paths = artifactPaths(), rows = [] } = last ?? {};
  const before = new Map<string, ManifestRow>();
  for (const row of replaced) if (files.delete(row.path)) before.set(row.path, row);
  const clashes = [...known];
  for (const row of written) {
    if (files.has(row.path)) clashes.push(writtenTwice(row.path));
    else files.set(row.path, row);
  }
  const gone = [...before.keys()].filter((path) => !files.has(path));
  const coming = new Set(written.map(({ path }) => path).filter((path) => !before.has(path)));
  for (const path of gone) paths.remove(path);
  for (const path of coming) {
    const clash = paths.add(path);
    if (clash) clashes.push(clash);
  }
  if (clashes.length > 0) throw new OutputClashes(clashes);
  const changed = [...gone, ...written.map(({ path }) => path)];
  return { files, rows: sortedRows(rows, files, changed), paths, gone, replaced: before, coming };
}

/** Maximum number of changed rows that are inserted one by one. With more changes, all rows are sorted again. */
const few = 200;

/**
 * Updates a sorted list of rows.
 *
 * @param rows the old rows, sorted by path
 * @param files the new rows, by path
 * @param changed added, removed and changed paths
 */
function sortedRows(
  rows: readonly ManifestRow[],
  files: ReadonlyMap<string, ManifestRow>,
  changed: readonly string[],
): readonly ManifestRow[] {
  if (changed.length > few) return [...files.values()].sort((a, b) => compareText(a.path, b.path));
  const all = [...rows];
  for (const path of changed) {
    const place = placeOf(path, all);
    const row = files.get(path);
    all.splice(place, all[place]?.path === path ? 1 : 0, ...(row ? [row] : []));
  }
  return all;
}

/** Finds a path in sorted rows by binary search. @returns its index, or the index at which to insert it */
function placeOf(path: string, rows: readonly ManifestRow[]): number {
  let [from, to] = [0, rows.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (compareText(rows[middle]!.path, path) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}
