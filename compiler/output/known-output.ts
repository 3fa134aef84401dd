import path from 'node:path';
import type { Checkpoint } from '../incremental/cancellation.ts';
import type { Files } from '../fs/files.ts';
import type { ArtifactPaths } from './artifact-paths.ts';
import type { ManifestRow } from './output-folder.ts';

/** The state of an output folder, as this session's last commit left it. */
export interface KnownOutput {
  last?: KnownFiles;
  /** Whether no further commit follows in this session. Then the state of the output is not stored. */
  isFinal?: boolean;
  /**
   * The files of the session's last commit. They don't change if another process changes the output. Empty after a
   * failed commit, which may have replaced any file.
   */
  reported?: ReadonlyMap<string, ManifestRow>;
}

export interface KnownFiles {
  /** Output path → row in the manifest. */
  files: Map<string, ManifestRow>;
  /** The rows of `files`, sorted by path. */
  rows: readonly ManifestRow[];
  /** The paths of all files. The next commit modifies this object instead of copying it. */
  paths: ArtifactPaths;
  /**
   * Output path → fingerprint of the file. It includes the manifest, which shows whether another process has
   * committed.
   */
  fingerprints: Map<string, string>;
}

/** Checks that no file has changed since the last commit. If a file has changed, discards the known state. */
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
