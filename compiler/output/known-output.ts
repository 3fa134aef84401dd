import path from 'node:path';
import type { Checkpoint } from '../incremental/cancellation.ts';
import type { Files } from '../fs/files.ts';
import type { ArtifactPaths } from './artifact-paths.ts';
import type { ManifestRow } from './publish.ts';

/** The state of an output folder after the last commit of a session. */
export interface KnownOutput {
  last?: KnownFiles;
  /**
   * The rows of the last commit of the session, even if another process has changed the output since. Empty after a
   * commit that failed, because it may have replaced any file.
   */
  reported?: ReadonlyMap<string, ManifestRow>;
}

export interface KnownFiles {
  /** A row for each file, by its path. */
  files: Map<string, ManifestRow>;
  /** The same, sorted by path. */
  rows: readonly ManifestRow[];
  /** The paths of the files. The next output updates and reuses the object. */
  paths: ArtifactPaths;
  /** By path, including the manifest, which every commit writes last. */
  fingerprints: Map<string, string>;
}

/** Checks whether every file is unchanged since the last commit; if not, the known state is dropped. */
export async function checkOutput(
  files: Files,
  outDir: string,
  known: KnownOutput,
  checkpoint: Checkpoint,
): Promise<void> {
  for (const [file, fingerprint] of known.last?.fingerprints ?? []) {
    if ((await files.stat(path.join(outDir, file)))?.fingerprint !== fingerprint) known.last = undefined;
    await checkpoint();
  }
}
