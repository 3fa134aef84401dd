import path from 'node:path';
import type { WritableFiles } from '../fs/files.ts';
import { openPartReader } from '../fs/part-reader.ts';
import type { KnownOutput } from './known-output.ts';
import { takeLock } from './lock.ts';
import { checkOutputFolder, manifestPath, workFolder, type ManifestRow } from './output-folder.ts';
import { commitDraft, type Published } from './publication/commit.ts';
import { draftOf, inspectOutput, newDraft, stagingFolder, type Draft } from './publication/draft.ts';
import { write, writeInThread, writeParts, writePieces, writeVersion } from './publication/write-files.ts';

export type { Published } from './publication/commit.ts';

/**
 * A new output in progress. Changed files are first staged next to the output, where readers don't see them.
 * `commit` moves each file into the output, the manifest last, and then removes old files. Every publication
 * must end with `commit` or `abandon`. If `commit` fails, call `abandon`.
 */
export type Publication = Awaited<ReturnType<typeof openPublication>>;

/**
 * Starts a new output.
 *
 * @param outDir absolute path
 * @param site absolute paths of the site's folder and content folders, which the output must not contain
 * @param known the state of the output after this session's last commit; `commit` updates it
 * @throws ConfigError or EnvironmentError if writing to the folder could damage other files
 */
export async function openPublication(
  files: WritableFiles,
  outDir: string,
  site: { dir: string; contentDirs: string[] },
  known: KnownOutput = {},
) {
  const work = path.join(outDir, workFolder);
  const readPart = openPartReader(files);
  if (!(await isHeld(files, outDir, known))) await checkOutputFolder(files, outDir, site.dir, site.contentDirs);
  const made = await files.makeFolder(work);
  const release = await takeLock(files, path.join(work, 'lock'), `"${outDir}"`);
  // From this line on, this process has the lock, and must release it.
  const draft = await openDraft(files, outDir, known, release);
  let isOpen = true;

  async function end(): Promise<void> {
    isOpen = false;
    try {
      await files.remove(stagingFolder(work));
    } finally {
      await release();
    }
    await files.removeEmptyFolder(work);
  }

  return {
    /** Whether this session made the current output, so that only changed files must be written. */
    isKnown: draft.last !== undefined,
    ...writersOf(draft),

    /** Returns the content of a file of the new output. */
    async readText(artifact: string): Promise<string> {
      const kept = draft.kept.get(artifact);
      if (kept && draft.kept.delete(artifact)) return Buffer.from(kept).toString();
      const file = draft.staged.has(artifact) ? draftOf(artifact, draft) : path.join(outDir, artifact);
      const length = (await files.stat(file))?.size ?? 0;
      return readPart(file, { start: 0, length }, (bytes) => bytes?.toString() ?? '');
    },

    /** Publishes the new output. The parameters and results are as in `commitDraft`. */
    commit: (
      emitManifest: (rows: readonly ManifestRow[]) => Uint8Array,
      replaced?: Iterable<ManifestRow>,
      mayCommit: (left: readonly string[]) => boolean = () => true,
    ): Promise<Published | undefined> => commitDraft(draft, known, { emitManifest, replaced, mayCommit, end }),

    /** Discards the new output. Has no effect after `commit`. */
    async abandon(): Promise<void> {
      if (!isOpen) return;
      await end();
      if (made !== undefined && made !== work) await files.removeEmptyFolder(outDir);
    },
  };
}

/**
 * Whether this session wrote the output last. Every commit replaces the manifest, so comparing the manifest is enough.
 */
async function isHeld(files: WritableFiles, outDir: string, { last }: KnownOutput): Promise<boolean> {
  const manifest = path.join(outDir, manifestPath);
  return last !== undefined && (await files.stat(manifest))?.fingerprint === last.fingerprints.get(manifestPath);
}

async function openDraft(
  files: WritableFiles,
  outDir: string,
  known: KnownOutput,
  release: () => Promise<void>,
): Promise<Draft> {
  const work = path.join(outDir, workFolder);
  try {
    const last = (await isHeld(files, outDir, known)) ? known.last : undefined;
    const inspected = last ? undefined : await inspectOutput(files, outDir, work);
    return newDraft({ files, outDir, work, last, inspected });
  } catch (error) {
    await release();
    throw error;
  }
}

type Rest<Write> = Write extends (draft: Draft, ...rest: infer Args) => infer Result
  ? (...rest: Args) => Result
  : never;

/** @returns the functions that write files of a draft */
function writersOf(draft: Draft) {
  const of = <Write extends (draft: Draft, ...rest: never[]) => unknown>(writeFile: Write) =>
    writeFile.bind(undefined, draft) as Rest<Write>;
  return {
    write: of(write),
    writeVersion: of(writeVersion),
    writeInThread: of(writeInThread),
    writePieces: of(writePieces),
    writeParts: of(writeParts),
  };
}
