import path from 'node:path';
import type { Checkpoint } from '../incremental/cancellation.ts';
import type { Files } from '../fs/files.ts';
import type { ArtifactPaths } from './artifact-paths.ts';
import type { ManifestRow } from './output-folder.ts';

/** The state of an output folder after the last commit of a session. */
export interface KnownOutput {
  last?: KnownFiles;
  /** Whether the output is not used after the commit. Then nothing about it is stored. */
  isFinal?: boolean;
  /**
   * The files of the session's last commit, even if another process has changed the output since. Empty after
   * a commit that failed, because it may have replaced any file.
   */
  reported?: ReadonlyMap<string, ManifestRow>;
}

export interface KnownFiles {
  /** Output path → row in the manifest. */
  files: Map<string, ManifestRow>;
  /** The rows of `files`, sorted by path. */
  rows: readonly ManifestRow[];
  /** The paths of all files. The object is updated for the next output instead of copied. */
  paths: ArtifactPaths;
  /** Fingerprints by path. The manifest is included, because every commit writes it last. */
  fingerprints: Map<string, string>;
}

/** Checks that no file has changed since the last commit. After a change, discards the known state. */
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
