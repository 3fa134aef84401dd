import { compareText } from '../diagnostics/diagnostic.ts';
import { artifactPaths } from './artifact-paths.ts';
import { EnvironmentError } from '../fs/environment-error.ts';
import type { KnownOutput } from './known-output.ts';
import type { ManifestRow } from './publish.ts';

/** What an output is to hold once it is published. */
export interface NextOutput {
  /** A row for each file, by its path. */
  files: ReadonlyMap<string, ManifestRow>;
  /** The same, sorted by path. */
  rows: readonly ManifestRow[];
  /** Whether files come or go. */
  hasOtherFiles: boolean;
}

/**
 * @param last what is known of the output as it is
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
  const isSame = last?.files.size === files.size && written.every(({ path }) => last.files.has(path));
  if (isSame) return { files, rows: last.rows.map(({ path }) => files.get(path)!), hasOtherFiles: false };
  const names = artifactPaths();
  for (const path of files.keys()) names.add(path);
  return { files, rows: [...files.values()].sort((a, b) => compareText(a.path, b.path)), hasOtherFiles: true };
}
