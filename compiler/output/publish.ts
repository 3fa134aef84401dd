import { createHash } from 'node:crypto';
import path from 'node:path';
import { compareText } from '../diagnostics/diagnostic.ts';
import { mayBeCode } from '../../corpus/file-paths.ts';
import { impossiblePath, writtenTwice, type OutputClash } from './artifact-paths.ts';
import { foldCase, parentsOf } from '../values/file-names.ts';
import type { Version } from '../emit/output.ts';
import { makeDurable } from '../fs/durable.ts';
import { EnvironmentError } from '../fs/environment-error.ts';
import type { WritableFiles } from '../fs/files.ts';
import { openPartReader } from '../fs/part-reader.ts';
import type { KnownOutput } from './known-output.ts';
import { removeJournal, writeJournal } from './journal.ts';
import { takeLock } from './lock.ts';
import { nextOutput } from './next-output.ts';
import { isAsWritten, readOwnFiles } from './own-files.ts';
import { checkOutputFolder, manifestPath, workFolder } from './output-folder.ts';
import { sha256 } from '../fs/sha256.ts';

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
  /** Files of the last output that are not in this one, and that somebody has changed; they are left. Absolute. */
  left: string[];
  /**
   * Paths of the files that were written or removed, sorted. In a session, also those that another process has written
   * or removed since the last commit.
   */
  changed: string[];
  /** The total size of the written files. */
  bytes: number;
}

/**
 * A new output in progress. Changed files are staged next to the output; readers see none of them before `commit`. A
 * commit moves each file in one step, the manifest last, and then removes old files. Ends with `commit` or `abandon`;
 * if `commit` fails, call `abandon`.
 */
export type Publication = Awaited<ReturnType<typeof openPublication>>;

/** A string, or a function whose result is the same in all files of one version. */
type Piece = string | (() => Promise<string>);

/** The version of the file that a row describes, if it was written with one. */
const versions = new WeakMap<ManifestRow, Version>();
/** The ends of the file's pieces in bytes, if it was written in pieces. */
const endsOfPieces = new WeakMap<ManifestRow, readonly number[]>();
/** In characters: the size of the chunks of a long text. */
const chunkSize = 1_000_000;

/**
 * @param outDir absolute
 * @param site its folder and its content folders, absolute, which the output must not contain
 * @param known the known state of the output, which a commit updates
 * @throws ConfigError and EnvironmentError if writing to the folder could damage other files
 */
export async function openPublication(
  files: WritableFiles,
  outDir: string,
  site: { dir: string; contentDirs: string[] },
  known: KnownOutput = {},
) {
  const manifest = path.join(outDir, manifestPath);
  const work = path.join(outDir, workFolder);
  const staging = path.join(work, 'staging');
  const readPart = openPartReader(files);
  const isHeld = async () =>
    known.last !== undefined && (await files.stat(manifest))?.fingerprint === known.last.fingerprints.get(manifestPath);
  if (!(await isHeld())) await checkOutputFolder(files, outDir, site.dir, site.contentDirs);
  const made = await files.makeFolder(work);
  const release = await takeLock(files, path.join(work, 'lock'), `"${outDir}"`);
  // The lock is taken.
  const { last, looked } = await look();

  const written = new Map<string, ManifestRow>();
  const staged = new Map<string, ManifestRow>();
  /** Written files that can't be in the output. */
  const clashes: OutputClash[] = [];
  let open = true;

  // Drafts are numbered files in one folder, so that the output's folders needn't be created twice.
  const drafts = new Map<string, number>();
  const draftOf = (artifact: string): string => {
    if (!drafts.has(artifact)) drafts.set(artifact, drafts.size);
    return path.join(staging, String(drafts.get(artifact)!));
  };

  async function look() {
    try {
      const held = (await isHeld()) ? known.last : undefined;
      return { last: held, looked: held ? undefined : await lookAtOutput(files, outDir, work) };
    } catch (error) {
      await release();
      throw error;
    }
  }

  async function stage(row: ManifestRow, bytes: Uint8Array): Promise<void> {
    // After a clash nothing is published.
    if (clashes.length > 0 || (await isUnchanged(row, bytes))) return;
    await files.write(draftOf(row.path), bytes);
    staged.set(row.path, row);
  }

  /** @returns the hash of a file, or undefined if there is no file of that size */
  async function hashAt(artifact: string, size: number): Promise<string | undefined> {
    const file = path.join(outDir, artifact);
    if (looked?.found.get(artifact) !== 'file' || (await files.stat(file))?.size !== size) return undefined;
    return sha256((await files.read(file)) ?? '');
  }

  async function isUnchanged(row: ManifestRow, bytes: Uint8Array): Promise<boolean> {
    if (last && row.path !== manifestPath) return last.files.get(row.path)?.sha256 === row.sha256;
    // The manifest changes whenever a file has changed.
    if (last && staged.size > 0) return false;
    const target = path.join(outDir, row.path);
    if ((looked ? looked.found.get(row.path) : 'file') !== 'file' || (await files.stat(target))?.size !== bytes.length)
      return false;
    const old = await files.read(target);
    return old !== undefined && Buffer.compare(old, bytes) === 0;
  }

  /** @returns the bytes of a file, or undefined if it changed after the last commit */
  async function heldBytes(artifact: string): Promise<Uint8Array | undefined> {
    const file = path.join(outDir, artifact);
    return (await files.stat(file))?.fingerprint === last!.fingerprints.get(artifact) ? files.read(file) : undefined;
  }

  async function end(): Promise<void> {
    open = false;
    try {
      await files.remove(staging);
    } finally {
      await release();
    }
    await files.removeEmptyFolder(work);
  }

  /** If the output is known, every file of its manifest exists. */
  const isThere = (file: string) => looked === undefined || looked.found.has(file);

  /**
   * @param replaced the rows of a known output
   * @returns the files of the last output to remove, and those to leave because somebody has changed them
   */
  async function sortOut(before: readonly string[], replaced: ReadonlyMap<string, ManifestRow>) {
    const [gone, left]: [string[], string[]] = [[], []];
    for (const file of before) {
      const place = path.join(outDir, file);
      const fingerprint = (await files.stat(place))?.fingerprint;
      const isOurs =
        !isThere(file) ||
        fingerprint === undefined ||
        fingerprint === last?.fingerprints.get(file) ||
        (looked ? await looked.own.isAsWritten(file) : await isAsWritten(files, place, [replaced.get(file)!]));
      (isOurs ? gone : left).push(file);
    }
    return { gone, left };
  }

  /** Adds the row of a file. */
  function note(row: ManifestRow): ManifestRow {
    const clash = impossiblePath(row.path) ?? (written.has(row.path) ? writtenTwice(row.path) : undefined);
    if (clash) clashes.push(clash);
    else written.set(row.path, row);
    return row;
  }

  /**
   * @param artifact path relative to the output folder, with forward slashes
   * @returns its row in the manifest
   */
  async function write(artifact: string, bytes: Uint8Array): Promise<ManifestRow> {
    const row = note({ path: artifact, bytes: bytes.length, sha256: sha256(bytes) });
    await stage(row, bytes);
    return row;
  }

  return {
    /** Whether the content of the output is known, so that unchanged files needn't be written. */
    isKnown: last !== undefined,

    write,

    /** The same, but calls `make` only if the output doesn't contain that version of the file. */
    async writeVersion(artifact: string, version: Version, make: () => Promise<Uint8Array>): Promise<ManifestRow> {
      const before = last?.files.get(artifact);
      if (before && versions.get(before) === version) return note(before);
      const row = await write(artifact, await make());
      versions.set(row, version);
      return row;
    },

    /** The same for pieces: pieces that are functions are called only if the output lacks that version of them. */
    async writePieces(artifact: string, version: Version, pieces: readonly Piece[]): Promise<ManifestRow> {
      const before = last?.files.get(artifact);
      const ends = before && versions.get(before) === version ? endsOfPieces.get(before) : undefined;
      const held = ends && ends.length === pieces.length ? await heldBytes(artifact) : undefined;
      const made: Uint8Array[] = [];
      for (const [index, piece] of pieces.entries()) {
        if (held && typeof piece !== 'string') made.push(held.subarray(ends![index - 1] ?? 0, ends![index]));
        else made.push(Buffer.from(typeof piece === 'string' ? piece : await piece()));
      }
      const row = await write(artifact, Buffer.concat(made));
      let end = 0;
      const endsNow = made.map(({ length }) => (end += length));
      endsOfPieces.set(row, endsNow);
      versions.set(row, version);
      return row;
    },

    /** The same for a text that is too long for memory. */
    async writeParts(artifact: string, parts: AsyncIterable<string>): Promise<ManifestRow> {
      const target = draftOf(artifact);
      const hash = createHash('sha256');
      let size = 0;
      for await (const chunk of inChunks(parts)) {
        hash.update(chunk);
        size += chunk.length;
        await files.append(target, chunk);
      }
      const row = note({ path: artifact, bytes: size, sha256: hash.digest('hex') });
      const before = last ? last.files.get(artifact)?.sha256 : await hashAt(artifact, size);
      if (before === row.sha256) await files.remove(target);
      else staged.set(artifact, row);
      return row;
    },

    /** @returns the text of a file that was written or left unchanged */
    async readText(artifact: string): Promise<string> {
      const file = staged.has(artifact) ? draftOf(artifact) : path.join(outDir, artifact);
      const length = (await files.stat(file))?.size ?? 0;
      return readPart(file, { start: 0, length }, (bytes) => bytes?.toString() ?? '');
    },

    /**
     * @param emitManifest creates the manifest from a row for each file, sorted by path
     * @param mayCommit decides before the output changes; gets the changed files that would be left, absolute
     * @param replaced files to replace in a known output: all others are left, even if they were not written; if
     * absent, all are replaced
     * @returns undefined if `mayCommit` refuses
     * @throws OutputClashes before the output changes
     */
    async commit(
      emitManifest: (rows: readonly ManifestRow[]) => Uint8Array,
      replaced?: Iterable<ManifestRow>,
      mayCommit: (left: readonly string[]) => boolean = () => true,
    ): Promise<Published | undefined> {
      const kept = replaced ? last : undefined;
      // Until the commit is complete, the state of the folder is unknown.
      known.last = undefined;
      const { reported } = known;
      known.reported = new Map();
      const next = nextOutput(kept, replaced ?? [], [...written.values()], clashes);
      const { rows, paths } = next;
      const bytes = emitManifest(rows);
      await stage({ path: manifestPath, bytes: bytes.length, sha256: last ? '' : sha256(bytes) }, bytes);
      const isCurrent = (file: string) => file === manifestPath || next.files.has(file);
      const before = kept ? next.gone : [...(looked?.own.paths() ?? last!.files.keys())];
      const { gone, left } = await sortOut(
        before.filter((file) => !isCurrent(file)),
        next.replaced,
      );
      const isInTheWay = (file: string) => paths.isInTheWay(file) || foldCase(file) === foldCase(manifestPath);
      const others = [...(looked?.found.keys() ?? [])].filter((file) => !looked!.own.has(file) && !isCurrent(file));
      const foreign = [...left, ...others].find(isInTheWay);
      if (foreign !== undefined) {
        throw new EnvironmentError(
          `"${path.join(outDir, foreign)}" is in the way, and Lectern did not write it`,
          'move it out of the output folder',
        );
      }

      const leftPaths = left.map((file) => path.join(outDir, file));
      if (!mayCommit(leftPaths)) return undefined;

      // The old manifest lists its files until the new one replaces it, which lists the remaining files.
      const changing = looked
        ? [...looked.own.rows(), ...rows, { path: manifestPath }]
        : [
            ...gone.map((file) => next.replaced.get(file)!),
            ...[...staged.values()].filter(({ path: file }) => file === manifestPath || next.coming.has(file)),
          ];
      // In a folder of unknown state, only the manifest and the journal prove which files are Lectern's. A session
      // would wait for the device on each save.
      const isDurable = looked !== undefined;
      await writeJournal(files, outDir, changing, isDurable);
      await removeArtifacts(files, outDir, gone.filter(isInTheWay), isThere);
      const moves = [...staged.values()].sort(inOrderOfUse);
      // Creating a folder is faster than finding out by a failed write that it is missing.
      const folders = looked && new Set([...looked.found.keys()].flatMap(parentsOf));
      if (isDurable) makeDurable([draftOf(manifestPath)]);
      for (const row of moves) {
        const folder = path.posix.dirname(row.path);
        if (folders && !folders.has(folder)) await files.makeFolder(path.join(outDir, folder));
        folders?.add(folder);
        await files.rename(draftOf(row.path), path.join(outDir, row.path));
      }
      await removeArtifacts(
        files,
        outDir,
        gone.filter((file) => !isInTheWay(file)),
        isThere,
      );
      if (isDurable) makeDurable(foldersToSync(outDir, gone));
      await removeJournal(files, outDir);
      const fingerprints = last?.fingerprints ?? new Map<string, string>();
      for (const file of last ? staged.keys() : [...next.files.keys(), manifestPath])
        fingerprints.set(file, (await files.stat(path.join(outDir, file)))?.fingerprint ?? '');
      for (const file of before) if (!isCurrent(file)) fingerprints.delete(file);
      await end();
      known.last = { files: next.files, rows, paths, fingerprints };
      const removed = gone.filter(isThere);
      known.reported = next.files;
      const byOthers = looked && reported ? differingPaths(reported, next.files) : [];
      return {
        written: staged.size,
        unchanged: rows.length + 1 - staged.size,
        removed: removed.length,
        left: leftPaths,
        changed: [...new Set([...staged.keys(), ...removed, ...byOthers])].sort(compareText),
        bytes: moves.reduce((sum, row) => sum + row.bytes, 0),
      };
    },

    /** Leaves the output unchanged. Does nothing after a commit. */
    async abandon(): Promise<void> {
      if (!open) return;
      await end();
      if (made !== undefined && made !== work) await files.removeEmptyFolder(outDir);
    },
  };
}

function differingPaths(before: ReadonlyMap<string, ManifestRow>, after: ReadonlyMap<string, ManifestRow>): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((file) => before.get(file)?.sha256 !== after.get(file)?.sha256);
}

/** Each chunk is valid until the next. */
async function* inChunks(parts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  // One buffer for all of them: memory outside of the heap is freed late.
  let buffer = Buffer.alloc(0);
  const bytesOf = (text: string): Uint8Array => {
    const size = Buffer.byteLength(text);
    if (size > buffer.length) buffer = Buffer.allocUnsafeSlow(size);
    buffer.write(text);
    return buffer.subarray(0, size);
  };
  let text = '';
  for await (const part of parts) {
    text += part;
    if (text.length < chunkSize) continue;
    yield bytesOf(text);
    text = '';
  }
  yield bytesOf(text);
}

/** Removes the rest of a killed run, and returns the content of an output folder, with the files that Lectern wrote. */
async function lookAtOutput(files: WritableFiles, outDir: string, work: string) {
  await sweep(files, work);
  const entries = await files.list(outDir, (folder) => folder !== workFolder);
  const found = new Map(entries.map(({ path: file, kind }) => [file, kind]));
  return { found, own: await readOwnFiles(files, outDir) };
}

// Referenced files come first, so that no reader follows a reference to a missing file. The manifest comes last.
function inOrderOfUse(a: ManifestRow, b: ManifestRow): number {
  return rank(a.path) - rank(b.path) || compareText(a.path, b.path);
}

function rank(artifact: string): number {
  if (artifact === manifestPath) return 3;
  if (mayBeCode(artifact)) return 0;
  return artifact.startsWith('corpus/') ? 1 : 2;
}

/** Removes the rest of a killed run, except the lock, which is ours, and the journal, which is still needed. */
async function sweep(files: WritableFiles, work: string): Promise<void> {
  await files.remove(path.join(work, 'staging'));
  const kept = ['lock', 'journal.json'];
  for (const { path: name } of await files.list(work))
    if (!kept.includes(name)) await files.remove(path.join(work, name));
}

/**
 * @returns the folders that a manifest without a journal relies on: its own folder, and the folders of removed files
 */
function foldersToSync(outDir: string, gone: readonly string[]): string[] {
  const folders = new Set([...gone, manifestPath].flatMap(parentsOf));
  return [outDir, ...Array.from(folders, (folder) => path.join(outDir, folder))];
}

/** Removes files, and every folder that is empty without them. A killed commit may leave folders without their files. */
async function removeArtifacts(
  files: WritableFiles,
  outDir: string,
  gone: string[],
  isThere: (file: string) => boolean,
): Promise<void> {
  for (const file of gone.filter(isThere)) await files.remove(path.join(outDir, file));
  const folders = new Set(gone.flatMap(parentsOf));
  for (const folder of [...folders].sort((a, b) => b.length - a.length)) {
    await files.removeEmptyFolder(path.join(outDir, folder));
  }
}
