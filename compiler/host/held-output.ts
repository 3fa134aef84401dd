import path from 'node:path';
import type { Pause } from '../pause.ts';
import type { Files } from './files.ts';
import type { ManifestRow } from './publish.ts';

/** Files that are written together, and stay or go together. */
export interface Batch {
  readonly rows: ManifestRow[];
  /** What is known of the output that holds these files as they are here. */
  output?: HeldOutput['last'];
}

/** Batches by the thousand, most of which stay. */
export interface BatchList {
  readonly batches: readonly Batch[];
  /** How many they hold together. */
  readonly files: number;
  /** The same as that of each of them. */
  output?: HeldOutput['last'];
}

/** A file of the output. */
export interface HeldFile {
  row: ManifestRow;
  batch: Batch;
  /** Where it stands among all, sorted by path. */
  place: number;
}

/** What a session knows of an output folder: what its last commit left there. */
export interface HeldOutput {
  last?: {
    files: ReadonlyMap<string, HeldFile>;
    /** A row for each of them, sorted by path. */
    rows: readonly ManifestRow[];
    /** By path, that of the manifest included, which everybody who writes here writes last. */
    stamps: Map<string, string>;
  };
}

/** @returns how many files batches hold */
export function filesIn(batches: Iterable<Batch>): number {
  let count = 0;
  for (const { rows } of batches) count += rows.length;
  return count;
}

/** Looks whether every file is as the last commit left it; if not, nothing is held to be known. */
export async function checkHeld(files: Files, outDir: string, held: HeldOutput, pause: Pause): Promise<void> {
  for (const [file, stamp] of held.last?.stamps ?? []) {
    if ((await files.stat(path.join(outDir, file)))?.stamp !== stamp) held.last = undefined;
    await pause();
  }
}
