import { compareText } from '../diagnostics/diagnostic.ts';
import { artifactPaths, type ArtifactPaths } from './artifact-paths.ts';
import { EnvironmentError } from '../fs/environment-error.ts';
import type { KnownOutput } from './known-output.ts';
import type { ManifestRow } from './publish.ts';

/** What an output is to hold once it is published. */
export interface NextOutput {
  /** A row for each file, by its path. */
  files: ReadonlyMap<string, ManifestRow>;
  /** The same, sorted by path. */
  rows: readonly ManifestRow[];
  /** Their paths; those of the last output, brought up to date. */
  paths: ArtifactPaths;
  /** Files of the last output that are none of this. */
  gone: readonly string[];
  /** Whether files come or go. */
  hasOtherFiles: boolean;
}

/**
 * Costs as much as what changes, but for two copies of a list of all files.
 *
 * @param last what is known of the output as it is; its paths are not to be used any more
 * @param replaced rows of the last output that are not to stay
 * @param written the rows of this run
 * @throws EnvironmentError for a path that no file can have, and for one that is written twice
 */
export function nextOutput(
  last: KnownOutput['last'],
  replaced: Iterable<ManifestRow>,
  written: readonly ManifestRow[],
): NextOutput {
  const files = new Map(last?.files);
  for (const { path } of replaced) files.delete(path);
  for (const row of written) {
    if (files.has(row.path)) throw new EnvironmentError(`two things are to be written to "${row.path}"`);
    files.set(row.path, row);
  }
  const paths = last?.paths ?? artifactPaths();
  const gone = last ? [...replaced].map(({ path }) => path).filter((path) => !files.has(path)) : [];
  const added = written.filter(({ path }) => !last?.files.has(path));
  for (const path of gone) paths.remove(path);
  for (const { path } of added) paths.add(path);
  const kept = (last?.rows ?? []).flatMap(({ path }) => files.get(path) ?? []);
  return { files, rows: merged(kept, added), paths, gone, hasOtherFiles: gone.length + added.length > 0 };
}

/** @returns rows that are sorted by path with others in their places */
function merged(rows: readonly ManifestRow[], added: readonly ManifestRow[]): readonly ManifestRow[] {
  if (added.length === 0) return rows;
  const others = added.toSorted((a, b) => compareText(a.path, b.path));
  const all: ManifestRow[] = [];
  let next = 0;
  for (const row of rows) {
    while (next < others.length && compareText(others[next]!.path, row.path) < 0) all.push(others[next++]!);
    all.push(row);
  }
  return [...all, ...others.slice(next)];
}
