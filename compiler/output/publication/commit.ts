import path from 'node:path';
import { mayBeCode } from '../../../corpus/file-paths.ts';
import { compareText } from '../../diagnostics/diagnostic.ts';
import { makeDurable } from '../../fs/durable.ts';
import { EnvironmentError } from '../../fs/environment-error.ts';
import { sha256 } from '../../fs/sha256.ts';
import { foldCase, parentsOf } from '../../values/names/file-names.ts';
import { removeJournal, writeJournal } from '../journal.ts';
import type { KnownOutput } from '../known-output.ts';
import { nextOutput } from '../next-output.ts';
import { isAsWritten } from '../own-files.ts';
import { manifestPath, type ManifestRow } from '../output-folder.ts';
import { draftOf, stage, type Draft } from './draft.ts';

export interface Published {
  written: number;
  unchanged: number;
  removed: number;
  /**
   * Absolute paths of files that are no longer part of the output. They were not removed, because someone has changed
   * them.
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

/** The changes that a commit makes. */
interface Plan {
  next: ReturnType<typeof nextOutput>;
  /** Files of the last output that the commit replaces or removes. */
  before: readonly string[];
  /** Files of the last output that are removed. */
  gone: readonly string[];
  /** Files of the last output that stay, because someone has changed them. */
  left: readonly string[];
  isCurrent(file: string): boolean;
  /** Whether a path of a file is the path of a folder in the new output, or the reverse. */
  isInTheWay(file: string): boolean;
}

interface CommitOptions {
  /** Creates the manifest from the rows of all files, sorted by path. */
  emitManifest(rows: readonly ManifestRow[]): Uint8Array;
  /**
   * Rows of the last output to replace. All other files of the last output remain part of the output. If absent, all
   * files are replaced.
   */
  replaced: Iterable<ManifestRow> | undefined;
  /**
   * Decides whether to commit.
   *
   * @param left absolute paths of files that will not be removed, because someone has changed them
   */
  mayCommit(left: readonly string[]): boolean;
  /** Ends the draft. Called after all files are in place. */
  end(): Promise<void>;
}

/**
 * Replaces the current output.
 *
 * @returns undefined if `mayCommit` returns false
 * @throws OutputClashes before the output is changed
 */
export async function commitDraft(
  draft: Draft,
  known: KnownOutput,
  { emitManifest, replaced, mayCommit, end }: CommitOptions,
): Promise<Published | undefined> {
  // If the commit fails, the content of the folder is unknown.
  known.last = undefined;
  const { reported } = known;
  known.reported = new Map();
  const plan = await planCommit(draft, emitManifest, replaced);
  refuseForeign(draft, plan);
  const left = plan.left.map((file) => path.join(draft.outDir, file));
  if (!mayCommit(left)) return undefined;
  const moves = await replaceFiles(draft, plan);
  const fingerprints = known.isFinal ? undefined : await fingerprintsAfter(draft, plan);
  await end();
  const { files, rows, paths } = plan.next;
  if (fingerprints) known.last = { files, rows, paths, fingerprints };
  known.reported = files;
  const removed = plan.gone.filter((file) => isThere(file, draft));
  const byOthers = draft.inspected && reported ? differingPaths(reported, files) : [];
  return {
    written: draft.staged.size,
    unchanged: rows.length + 1 - draft.staged.size,
    removed: removed.length,
    left,
    changed: [...new Set([...draft.staged.keys(), ...removed, ...byOthers])].sort(compareText),
    bytes: moves.reduce((sum, row) => sum + row.bytes, 0),
  };
}

async function planCommit(
  draft: Draft,
  emitManifest: (rows: readonly ManifestRow[]) => Uint8Array,
  replaced: Iterable<ManifestRow> | undefined,
): Promise<Plan> {
  const { last, inspected } = draft;
  const kept = replaced ? last : undefined;
  const next = nextOutput(kept, replaced ?? [], [...draft.written.values()], draft.clashes);
  const bytes = emitManifest(next.rows);
  await stage({ path: manifestPath, bytes: bytes.length, sha256: last ? '' : sha256(bytes) }, bytes, draft);
  const isCurrent = (file: string) => file === manifestPath || next.files.has(file);
  const before = kept ? next.gone : [...(inspected?.own.paths() ?? last!.files.keys())];
  const isInTheWay = (file: string) => next.paths.isInTheWay(file) || foldCase(file) === foldCase(manifestPath);
  const old = before.filter((file) => !isCurrent(file));
  return { next, before, ...(await sortOut(old, next.replaced, draft)), isCurrent, isInTheWay };
}

/**
 * @param replaced rows of the known output that are removed or replaced
 * @returns files of the last output. `gone` will be removed. `left` will remain, because someone has changed these
 * files
 */
async function sortOut(before: readonly string[], replaced: ReadonlyMap<string, ManifestRow>, draft: Draft) {
  const { files, outDir, last, inspected } = draft;
  const [gone, left]: [string[], string[]] = [[], []];
  for (const file of before) {
    const place = path.join(outDir, file);
    const fingerprint = (await files.stat(place))?.fingerprint;
    const isOurs =
      !isThere(file, draft) ||
      fingerprint === undefined ||
      fingerprint === last?.fingerprints.get(file) ||
      (inspected ? await inspected.own.isAsWritten(file) : await isAsWritten(files, place, [replaced.get(file)!]));
    (isOurs ? gone : left).push(file);
  }
  return { gone, left };
}

/** Whether a file exists. If the output is known, all files in its manifest exist. */
function isThere(file: string, { inspected }: Draft): boolean {
  return inspected === undefined || inspected.found.has(file);
}

function refuseForeign({ outDir, inspected }: Draft, { left, isCurrent, isInTheWay }: Plan): void {
  const others = [...(inspected?.found.keys() ?? [])].filter((file) => !inspected!.own.has(file) && !isCurrent(file));
  const foreign = [...left, ...others].find(isInTheWay);
  if (foreign !== undefined)
    throw new EnvironmentError(
      `"${path.join(outDir, foreign)}" has the path of an output file, but Lectern did not write it`,
      'move the file out of the output folder',
    );
}

/** Moves the staged files into the output, the manifest last. @returns their rows */
async function replaceFiles(draft: Draft, plan: Plan): Promise<ManifestRow[]> {
  const { files, outDir, inspected, staged } = draft;
  const { gone, isInTheWay } = plan;
  // Outside of a session, only manifest and journal show which files Lectern wrote, so they must survive a power
  // failure. In a session, waiting for the disk after each save would be too slow.
  const isDurable = inspected !== undefined;
  await writeJournal(files, outDir, journalRows(draft, plan), isDurable);
  await removeArtifacts(draft, gone.filter(isInTheWay));
  const moves = [...staged.values()].sort(inOrderOfUse);
  // Creating folders in advance is faster than retrying failed renames.
  const folders = inspected && new Set([...inspected.found.keys()].flatMap(parentsOf));
  if (isDurable) makeDurable([draftOf(manifestPath, draft)]);
  const order = moves.map((row) => row.path);
  await draft.drafts.publish(outDir, order, rank, folders);
  await removeArtifacts(
    draft,
    gone.filter((file) => !isInTheWay(file)),
  );
  if (isDurable) makeDurable(foldersToSync(outDir, gone));
  await removeJournal(files, outDir);
  return moves;
}

/** @returns the rows for the journal: files that may be in the output although the manifest doesn't list them */
function journalRows({ inspected, staged }: Draft, { next, gone }: Plan): Parameters<typeof writeJournal>[2] {
  if (inspected) return [...inspected.own.rows(), ...next.rows, { path: manifestPath }];
  return [
    ...gone.map((file) => next.replaced.get(file)!),
    ...[...staged.values()].filter(({ path: file }) => file === manifestPath || next.coming.has(file)),
  ];
}

async function fingerprintsAfter({ files, outDir, last, staged }: Draft, { next, before, isCurrent }: Plan) {
  const fingerprints = last?.fingerprints ?? new Map<string, string>();
  for (const file of last ? staged.keys() : [...next.files.keys(), manifestPath])
    fingerprints.set(file, (await files.stat(path.join(outDir, file)))?.fingerprint ?? '');
  for (const file of before) if (!isCurrent(file)) fingerprints.delete(file);
  return fingerprints;
}

function differingPaths(before: ReadonlyMap<string, ManifestRow>, after: ReadonlyMap<string, ManifestRow>): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((file) => before.get(file)?.sha256 !== after.get(file)?.sha256);
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
 * @returns the folders that must be durable before the journal is removed: the manifest's folder, and folders of
 * removed files
 */
function foldersToSync(outDir: string, gone: readonly string[]): string[] {
  const folders = new Set([...gone, manifestPath].flatMap(parentsOf));
  return [outDir, ...Array.from(folders, (folder) => path.join(outDir, folder))];
}

/** Removes files, and folders that are then empty. An interrupted commit may have left folders without files. */
async function removeArtifacts(draft: Draft, gone: readonly string[]): Promise<void> {
  const { files, outDir } = draft;
  for (const file of gone.filter((each) => isThere(each, draft))) await files.remove(path.join(outDir, file));
  const folders = new Set(gone.flatMap(parentsOf));
  for (const folder of [...folders].sort((a, b) => b.length - a.length)) {
    await files.removeEmptyFolder(path.join(outDir, folder));
  }
}
