import { createHash } from 'node:crypto';
import path from 'node:path';
import { compareText } from '../diagnostics/diagnostic.ts';
import { mayBeCode } from '../../corpus/file-paths.ts';
import { impossiblePath, writtenTwice, type OutputClash } from './artifact-paths.ts';
import { foldCase, parentsOf } from '../values/names/file-names.ts';
import type { ThreadOutput, Version } from '../emit/output.ts';
import { makeDurable } from '../fs/durable.ts';
import { EnvironmentError } from '../fs/environment-error.ts';
import type { WritableFiles } from '../fs/files.ts';
import { openPartReader } from '../fs/part-reader.ts';
import type { KnownOutput } from './known-output.ts';
import { removeJournal, writeJournal } from './journal.ts';
import { takeLock } from './lock.ts';
import { nextOutput } from './next-output.ts';
import { isAsWritten, readOwnFiles } from './own-files.ts';
import { checkOutputFolder, manifestPath, workFolder, type ManifestRow } from './output-folder.ts';
import { sha256 } from '../fs/sha256.ts';
import { listFiles } from '../fs/list-files.ts';

export interface Published {
  written: number;
  unchanged: number;
  removed: number;
  /**
   * Absolute paths of files from the last output that are no longer needed. They were not removed, because someone has
   * changed them.
   */
  left: string[];
  /**
   * Paths of the files that were written or removed, sorted. In a session, this includes files that another
   * process has written or removed since the last commit.
   */
  changed: string[];
  /** Total size of the written files, in bytes. */
  bytes: number;
}

/**
 * A new output in progress. Changed files are first staged next to the output, where readers don't see them.
 * `commit` moves each file into the output, the manifest last, and then removes old files. Every publication
 * must end with `commit` or `abandon`. If `commit` fails, call `abandon`.
 */
export type Publication = Awaited<ReturnType<typeof openPublication>>;

/** A string, or a function that returns it. For equal versions of a file, the function has the same result. */
type Piece = string | (() => Promise<string>);

/** Manifest row → version of the file, if it was written with a version. */
const versions = new WeakMap<ManifestRow, Version>();
/** Manifest row → end of each piece in bytes, if the file was written in pieces. */
const endsOfPieces = new WeakMap<ManifestRow, readonly number[]>();
/** Size of the chunks in which a long text is written, in characters. */
const chunkSize = 1_000_000;

/**
 * Starts a new output.
 *
 * @param outDir absolute path
 * @param site absolute paths of the site's folder and content folders, which the output must not contain
 * @param known what is known about the current output; `commit` updates it
 * @throws ConfigError or EnvironmentError if writing to the folder could damage other files
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
  // From here on, this process has the lock.
  const { last, inspected } = await inspect();

  const written = new Map<string, ManifestRow>();
  const staged = new Map<string, ManifestRow>();
  /** Files that can't be in the output. */
  const clashes: OutputClash[] = [];
  let open = true;

  // Staged files are all in one folder, with numbers as names. No further folders have to be created for
  // them.
  const drafts = new Map<string, number>();
  const draftOf = (artifact: string): string => {
    if (!drafts.has(artifact)) drafts.set(artifact, drafts.size);
    return path.join(staging, String(drafts.get(artifact)!));
  };

  async function inspect() {
    try {
      const held = (await isHeld()) ? known.last : undefined;
      return { last: held, inspected: held ? undefined : await inspectOutput(files, outDir, work) };
    } catch (error) {
      await release();
      throw error;
    }
  }

  async function stage(row: ManifestRow, bytes: Uint8Array): Promise<void> {
    // After a clash nothing will be published, so nothing needs to be written.
    if (clashes.length > 0 || (await isUnchanged(row, bytes))) return;
    await files.write(draftOf(row.path), bytes);
    staged.set(row.path, row);
  }

  /** @returns the hash of a file in the output; undefined if there is no file of that size */
  async function hashAt(artifact: string, size: number): Promise<string | undefined> {
    const file = path.join(outDir, artifact);
    if (inspected?.found.get(artifact) !== 'file' || (await files.stat(file))?.size !== size) return undefined;
    return sha256((await files.read(file)) ?? '');
  }

  async function isUnchanged(row: ManifestRow, bytes: Uint8Array): Promise<boolean> {
    if (last && row.path !== manifestPath) return last.files.get(row.path)?.sha256 === row.sha256;
    // If any file has changed, the manifest has also changed.
    if (last && staged.size > 0) return false;
    const target = path.join(outDir, row.path);
    if (
      (inspected ? inspected.found.get(row.path) : 'file') !== 'file' ||
      (await files.stat(target))?.size !== bytes.length
    )
      return false;
    const old = await files.read(target);
    return old !== undefined && Buffer.compare(old, bytes) === 0;
  }

  /** @returns the content of a file in the output; undefined if it was changed after the last commit */
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

  /** If the output is known, all files in its manifest exist. */
  const isThere = (file: string) => inspected === undefined || inspected.found.has(file);

  /**
   * @param replaced rows of the known output that are removed or replaced
   * @returns files of the last output: those to remove, and those to leave because someone has changed them
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
        (inspected ? await inspected.own.isAsWritten(file) : await isAsWritten(files, place, [replaced.get(file)!]));
      (isOurs ? gone : left).push(file);
    }
    return { gone, left };
  }

  /** Adds a file to the new output. @returns its row */
  function note(row: ManifestRow): ManifestRow {
    const clash = impossiblePath(row.path) ?? (written.has(row.path) ? writtenTwice(row.path) : undefined);
    if (clash) clashes.push(clash);
    else written.set(row.path, row);
    return row;
  }

  /**
   * Writes a file.
   *
   * @param artifact path relative to the output folder, with forward slashes
   * @returns the file's row in the manifest
   */
  async function write(artifact: string, bytes: Uint8Array): Promise<ManifestRow> {
    const row = note({ path: artifact, bytes: bytes.length, sha256: sha256(bytes) });
    await stage(row, bytes);
    return row;
  }

  return {
    /** Whether the current output is known. Then unchanged files need not be written. */
    isKnown: last !== undefined,

    write,

    /** Writes a file like `write`, but calls `make` only if the current output lacks this version of the file. */
    async writeVersion(artifact: string, version: Version, make: () => Promise<Uint8Array>): Promise<ManifestRow> {
      const before = last?.files.get(artifact);
      if (before && versions.get(before) === version) return note(before);
      const row = await write(artifact, await make());
      versions.set(row, version);
      return row;
    },

    /**
     * Like `write`, for files that a thread makes and writes.
     *
     * @returns their rows; undefined if the thread failed
     */
    async writeInThread({ paths, write: writeDrafts }: ThreadOutput): Promise<ManifestRow[] | undefined> {
      const drafts = paths.map((artifact) => ({
        file: draftOf(artifact),
        current: !inspected || inspected.found.get(artifact) === 'file' ? path.join(outDir, artifact) : undefined,
      }));
      const files = await writeDrafts(drafts);
      return files?.map(({ bytes, sha256: hash, isWritten }, index) => {
        const row = note({ path: paths[index]!, bytes, sha256: hash });
        if (isWritten) staged.set(row.path, row);
        return row;
      });
    },

    /**
     * Writes a file in pieces like `writeVersion`. Calls the functions only if the current output lacks this version.
     */
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

    /** Writes a file like `write`, if the file is too long for memory. */
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

    /** Returns the content of a file of the new output. */
    async readText(artifact: string): Promise<string> {
      const file = staged.has(artifact) ? draftOf(artifact) : path.join(outDir, artifact);
      const length = (await files.stat(file))?.size ?? 0;
      return readPart(file, { start: 0, length }, (bytes) => bytes?.toString() ?? '');
    },

    /**
     * Publishes the new output.
     *
     * @param emitManifest creates the manifest from the rows of all files, sorted by path
     * @param replaced rows of the known output to replace. All other files stay, even if they were not
     * written. If absent, all files are replaced
     * @param mayCommit decides before the output is changed. Its argument: absolute paths of changed files
     * that will not be removed
     * @returns undefined if `mayCommit` returns false
     * @throws OutputClashes before the output is changed
     */
    async commit(
      emitManifest: (rows: readonly ManifestRow[]) => Uint8Array,
      replaced?: Iterable<ManifestRow>,
      mayCommit: (left: readonly string[]) => boolean = () => true,
    ): Promise<Published | undefined> {
      const kept = replaced ? last : undefined;
      // Until the commit is complete, the content of the folder counts as unknown.
      known.last = undefined;
      const { reported } = known;
      known.reported = new Map();
      const next = nextOutput(kept, replaced ?? [], [...written.values()], clashes);
      const { rows, paths } = next;
      const bytes = emitManifest(rows);
      await stage({ path: manifestPath, bytes: bytes.length, sha256: last ? '' : sha256(bytes) }, bytes);
      const isCurrent = (file: string) => file === manifestPath || next.files.has(file);
      const before = kept ? next.gone : [...(inspected?.own.paths() ?? last!.files.keys())];
      const { gone, left } = await sortOut(
        before.filter((file) => !isCurrent(file)),
        next.replaced,
      );
      const isInTheWay = (file: string) => paths.isInTheWay(file) || foldCase(file) === foldCase(manifestPath);
      const others = [...(inspected?.found.keys() ?? [])].filter(
        (file) => !inspected!.own.has(file) && !isCurrent(file),
      );
      const foreign = [...left, ...others].find(isInTheWay);
      if (foreign !== undefined) {
        throw new EnvironmentError(
          `"${path.join(outDir, foreign)}" has the path of an output file, but Lectern did not write it`,
          'move it out of the output folder',
        );
      }

      const leftPaths = left.map((file) => path.join(outDir, file));
      if (!mayCommit(leftPaths)) return undefined;

      // The journal: all files that may be in the output while the manifest is not up to date.
      const changing = inspected
        ? [...inspected.own.rows(), ...rows, { path: manifestPath }]
        : [
            ...gone.map((file) => next.replaced.get(file)!),
            ...[...staged.values()].filter(({ path: file }) => file === manifestPath || next.coming.has(file)),
          ];
      // If the folder's content is unknown, only manifest and journal prove which files are Lectern's. They
      // must survive a power failure. In a session, waiting for the disk at each save would be too slow.
      const isDurable = inspected !== undefined;
      await writeJournal(files, outDir, changing, isDurable);
      await removeArtifacts(files, outDir, gone.filter(isInTheWay), isThere);
      const moves = [...staged.values()].sort(inOrderOfUse);
      // Creating folders in advance is faster than retrying failed renames.
      const folders = inspected && new Set([...inspected.found.keys()].flatMap(parentsOf));
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
      const byOthers = inspected && reported ? differingPaths(reported, next.files) : [];
      return {
        written: staged.size,
        unchanged: rows.length + 1 - staged.size,
        removed: removed.length,
        left: leftPaths,
        changed: [...new Set([...staged.keys(), ...removed, ...byOthers])].sort(compareText),
        bytes: moves.reduce((sum, row) => sum + row.bytes, 0),
      };
    },

    /** Discards the new output. Has no effect after `commit`. */
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

/** Each chunk is valid only until the next chunk is requested. */
async function* inChunks(parts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  // Chunks share a buffer, because memory outside of the JavaScript heap is freed late.
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

/**
 * Cleans up after an interrupted run. Returns the content of the output folder, and the files in it that
 * Lectern wrote.
 */
async function inspectOutput(files: WritableFiles, outDir: string, work: string) {
  await sweep(files, work);
  const entries = await listFiles(files, outDir, { exclude: [`${workFolder}/**`] });
  const found = new Map(entries.map(({ path: file, kind }) => [file, kind]));
  return { found, own: await readOwnFiles(files, outDir) };
}

// Sorts files so that a file comes before the files that refer to it. Readers then never follow a reference
// to a missing file. The manifest comes last.
function inOrderOfUse(a: ManifestRow, b: ManifestRow): number {
  return rank(a.path) - rank(b.path) || compareText(a.path, b.path);
}

function rank(artifact: string): number {
  if (artifact === manifestPath) return 3;
  if (mayBeCode(artifact)) return 0;
  return artifact.startsWith('corpus/') ? 1 : 2;
}

/**
 * Removes the remains of an interrupted run. Leaves the lock, which this process has taken, and the journal, which is
 * still needed.
 */
async function sweep(files: WritableFiles, work: string): Promise<void> {
  await files.remove(path.join(work, 'staging'));
  const kept = ['lock', 'journal.json'];
  for (const { path: name } of await listFiles(files, work))
    if (!kept.includes(name)) await files.remove(path.join(work, name));
}

/**
 * @returns folders to write to disk before the journal is removed: the manifest's folder, and folders of
 *   removed files
 */
function foldersToSync(outDir: string, gone: readonly string[]): string[] {
  const folders = new Set([...gone, manifestPath].flatMap(parentsOf));
  return [outDir, ...Array.from(folders, (folder) => path.join(outDir, folder))];
}

/** Removes files, and folders that are then empty. An interrupted commit may have left folders without files. */
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
