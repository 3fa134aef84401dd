import path from 'node:path';
import { compareText } from '../diagnostics/diagnostic.ts';
import { artifactPaths, foldCase, parentsOf } from './artifact-paths.ts';
import { EnvironmentError } from './environment-error.ts';
import type { Files } from './files.ts';
import { readOwnPaths, removeJournal, writeJournal } from './journal.ts';
import { takeLock } from './lock.ts';
import { checkOutputFolder, manifestPath, workFolder } from './output-folder.ts';
import { sha256 } from './sha256.ts';

/** A file of the output, as the manifest lists it. */
export interface ManifestRow {
  path: string;
  bytes: number;
  sha256: string;
}

export interface Published {
  written: number;
  unchanged: number;
  removed: number;
  /** Paths of the files that were written or removed, sorted. */
  changed: string[];
  /** Of the files that were written. */
  bytes: number;
}

/**
 * One run's output on its way into the output folder. Changed files are staged beside it; readers see none of them
 * before `commit`, which puts each in place in one step, the manifest last, and then removes what is no longer there.
 * Ends with `commit` or `abandon`; when `commit` fails, `abandon` is due.
 */
export interface Publication {
  /**
   * @param artifact path relative to the output folder, with forward slashes
   * @returns its row in the manifest
   */
  write(artifact: string, bytes: Uint8Array): Promise<ManifestRow>;
  /** @param emitManifest makes the manifest from a row for each file written, sorted by path */
  commit(emitManifest: (rows: ManifestRow[]) => Uint8Array): Promise<Published>;
  /** Leaves the output as it was. Nothing happens after a commit. */
  abandon(): Promise<void>;
}

/**
 * @param outDir absolute
 * @param site its folder and its content folders, absolute, which the output must not contain
 * @throws ConfigError and EnvironmentError when the folder can't be written to without harm
 */
export async function openPublication(
  files: Files,
  outDir: string,
  site: { dir: string; contentDirs: string[] },
): Promise<Publication> {
  await checkOutputFolder(files, outDir, site.dir, site.contentDirs);
  const work = path.join(outDir, workFolder);
  const staging = path.join(work, 'staging');
  const made = await files.makeFolder(work);
  const release = await takeLock(files, path.join(work, 'lock'), `"${outDir}"`);
  await sweep(files, work);
  const found = new Map((await files.list(outDir, (folder) => folder !== workFolder)).map(({ path, kind }) => [path, kind]));
  const own = await readOwnPaths(files, outDir);

  const names = artifactPaths();
  const rows: ManifestRow[] = [];
  const staged: ManifestRow[] = [];
  let open = true;

  async function stage(artifact: string, bytes: Uint8Array): Promise<ManifestRow> {
    names.add(artifact);
    const row = { path: artifact, bytes: bytes.length, sha256: sha256(bytes) };
    if (await isUnchanged(artifact, bytes)) return row;
    await files.write(path.join(staging, artifact), bytes);
    staged.push(row);
    return row;
  }

  async function isUnchanged(artifact: string, bytes: Uint8Array): Promise<boolean> {
    const target = path.join(outDir, artifact);
    if (found.get(artifact) !== 'file' || (await files.stat(target))?.size !== bytes.length) return false;
    const old = await files.read(target);
    return old !== undefined && Buffer.compare(old, bytes) === 0;
  }

  async function end(): Promise<void> {
    open = false;
    await files.remove(staging);
    await release();
    await files.removeEmptyFolder(work);
  }

  return {
    async write(artifact, bytes) {
      const row = await stage(artifact, bytes);
      rows.push(row);
      return row;
    },

    async commit(emitManifest) {
      await stage(manifestPath, emitManifest(rows.sort((a, b) => compareText(a.path, b.path))));
      const current = [...rows.map((row) => row.path), manifestPath];
      const isInTheWay = obstaclesOf(current);
      const isCurrent = new Set(current);
      const foreign = [...found.keys()].find((file) => !own.has(file) && !isCurrent.has(file) && isInTheWay(file));
      if (foreign !== undefined) {
        throw new EnvironmentError(`"${path.join(outDir, foreign)}" is in the way, and Lectern did not write it`, 'move it out of the output folder');
      }

      const gone = [...own].filter((file) => !isCurrent.has(file));
      await writeJournal(files, outDir, new Set([...own, ...current]));
      await removeArtifacts(files, outDir, gone.filter(isInTheWay), found);
      for (const dir of new Set(staged.map((row) => path.dirname(row.path)))) await files.makeFolder(path.join(outDir, dir));
      for (const row of staged.sort(inOrderOfUse)) {
        await files.rename(path.join(staging, row.path), path.join(outDir, row.path));
      }
      await removeArtifacts(files, outDir, gone.filter((file) => !isInTheWay(file)), found);
      await removeJournal(files, outDir);
      await end();
      const removed = gone.filter((file) => found.has(file));
      return {
        written: staged.length,
        unchanged: current.length - staged.length,
        removed: removed.length,
        changed: [...staged.map((row) => row.path), ...removed].sort(compareText),
        bytes: staged.reduce((sum, row) => sum + row.bytes, 0),
      };
    },

    async abandon() {
      if (!open) return;
      await end();
      if (made !== undefined && made !== work) await files.removeEmptyFolder(outDir);
    },
  };
}

/** @returns whether a file has to go before the current ones can be put in place */
function obstaclesOf(current: string[]): (file: string) => boolean {
  const files = new Set(current.map(foldCase));
  const folders = new Set(current.flatMap(parentsOf).map(foldCase));
  return (file) => {
    const key = foldCase(file);
    return files.has(key) || folders.has(key) || parentsOf(key).some((folder) => files.has(folder));
  };
}

// What others refer to comes first, so that no reader follows a reference into nothing; the manifest comes last.
function inOrderOfUse(a: ManifestRow, b: ManifestRow): number {
  return rank(a.path) - rank(b.path) || compareText(a.path, b.path);
}

function rank(artifact: string): number {
  if (artifact === manifestPath) return 3;
  if (artifact.startsWith('assets/')) return 0;
  return artifact.startsWith('corpus/') ? 1 : 2;
}

/** Removes what a killed run left, but the lock, which is ours, and the journal, which is still needed. */
async function sweep(files: Files, work: string): Promise<void> {
  await files.remove(path.join(work, 'staging'));
  const kept = ['lock', 'journal.json'];
  for (const { path: name } of await files.list(work)) if (!kept.includes(name)) await files.remove(path.join(work, name));
}

/** Removes those files that were found, and every folder that is empty without them. */
async function removeArtifacts(files: Files, outDir: string, gone: string[], found: ReadonlyMap<string, unknown>): Promise<void> {
  for (const file of gone) if (found.has(file)) await files.remove(path.join(outDir, file));
  const folders = new Set(gone.flatMap(parentsOf));
  for (const folder of [...folders].sort((a, b) => b.length - a.length)) {
    await files.removeEmptyFolder(path.join(outDir, folder));
  }
}
