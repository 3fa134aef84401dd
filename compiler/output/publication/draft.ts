import path from 'node:path';
import type { WritableFiles } from '../../fs/files.ts';
import { listFiles } from '../../fs/list-files.ts';
import { sha256 } from '../../fs/sha256.ts';
import { impossiblePath, writtenTwice, type OutputClash } from '../artifact-paths.ts';
import type { KnownFiles } from '../known-output.ts';
import { manifestPath, workFolder, type ManifestRow } from '../output-folder.ts';
import { readOwnFiles } from '../own-files.ts';
import { openDrafts, type Drafts } from './drafts.ts';

/** The files of a new output, before the commit. */
export interface Draft {
  readonly files: WritableFiles;
  /** Absolute path of the output folder. */
  readonly outDir: string;
  /** Absolute path of Lectern's work folder in the output. */
  readonly work: string;
  /** The current output, if this session has written it. */
  readonly last: KnownFiles | undefined;
  /** The content of the output folder, if `last` is undefined. */
  readonly inspected: Awaited<ReturnType<typeof inspectOutput>> | undefined;
  readonly written: Map<string, ManifestRow>;
  /** The written files that differ from the current output. */
  readonly staged: Map<string, ManifestRow>;
  /** Files that can't be in the output, because their name is invalid or reserved, or two files have one path. */
  readonly clashes: OutputClash[];
  readonly drafts: Drafts;
  /** Staged Markdown files in memory, up to `mostKept` bytes, because `llms-full.txt` contains them as well. */
  readonly kept: Map<string, Uint8Array>;
  /** The total size of the staged Markdown files, in bytes. */
  keptBytes: number;
}

/** The size of Markdown files that stay in memory, in bytes: about 1,000 pages. */
const mostKept = 8_000_000;

/** @returns a draft without files */
export function newDraft(of: Pick<Draft, 'files' | 'outDir' | 'work' | 'last' | 'inspected'>): Draft {
  const drafts = openDrafts(of.files, stagingFolder(of.work), manifestPath, of.inspected?.found.size === 0);
  return { ...of, written: new Map(), staged: new Map(), clashes: [], drafts, kept: new Map(), keptBytes: 0 };
}

/** @returns the folder of the staged files */
export function stagingFolder(work: string): string {
  return path.join(work, 'staging');
}

/** @returns the path of a staged file */
export function draftOf(artifact: string, { drafts }: Pick<Draft, 'drafts'>): string {
  return drafts.placeOf(artifact);
}

/** Adds a file to the new output. @returns its row */
export function note(row: ManifestRow, { written, clashes }: Pick<Draft, 'written' | 'clashes'>): ManifestRow {
  const clash = impossiblePath(row.path) ?? (written.has(row.path) ? writtenTwice(row.path) : undefined);
  if (clash) clashes.push(clash);
  else written.set(row.path, row);
  return row;
}

/** Stages a file, unless the current output contains it. */
export async function stage(row: ManifestRow, bytes: Uint8Array, draft: Draft): Promise<void> {
  // After a clash the output will not be published, so files need not be written.
  if (draft.clashes.length > 0 || (await isUnchanged(row, bytes, draft))) return;
  await draft.files.write(await draft.drafts.prepare(row.path), bytes);
  draft.staged.set(row.path, row);
  if (row.path.endsWith('.md') && (draft.keptBytes += bytes.length) <= mostKept) draft.kept.set(row.path, bytes);
}

async function isUnchanged(
  row: ManifestRow,
  bytes: Uint8Array,
  { files, outDir, last, inspected, staged }: Draft,
): Promise<boolean> {
  if (last && row.path !== manifestPath) return last.files.get(row.path)?.sha256 === row.sha256;
  // If a file was staged, the manifest has also changed.
  if (last && staged.size > 0) return false;
  const target = path.join(outDir, row.path);
  const kind = inspected ? inspected.found.get(row.path) : 'file';
  if (kind !== 'file' || (await files.stat(target))?.size !== bytes.length) return false;
  const old = await files.read(target);
  return old !== undefined && Buffer.compare(old, bytes) === 0;
}

/**
 * @param size in bytes
 * @returns the hash of a file in the current output; undefined if there is no file of that size
 */
export async function hashInOutput(
  artifact: string,
  size: number,
  { files, outDir, last, inspected }: Draft,
): Promise<string | undefined> {
  if (last) return last.files.get(artifact)?.sha256;
  const file = path.join(outDir, artifact);
  if (inspected?.found.get(artifact) !== 'file' || (await files.stat(file))?.size !== size) return undefined;
  return sha256((await files.read(file)) ?? '');
}

/** @returns the content of a file in the last output; undefined if someone has changed it since the last commit */
export async function heldBytes(artifact: string, { files, outDir, last }: Draft): Promise<Uint8Array | undefined> {
  const file = path.join(outDir, artifact);
  return (await files.stat(file))?.fingerprint === last!.fingerprints.get(artifact) ? files.read(file) : undefined;
}

/**
 * Cleans up after an interrupted run. Returns the content of the output folder, and the files in it that
 * Lectern wrote.
 */
export async function inspectOutput(files: WritableFiles, outDir: string, work: string) {
  await sweep(files, work);
  const entries = await listFiles(files, outDir, { exclude: [`${workFolder}/**`] });
  const found = new Map(entries.map(({ path: file, kind }) => [file, kind]));
  return { found, own: await readOwnFiles(files, outDir) };
}

/**
 * Removes the remains of an interrupted run. Does not remove the lock, which this process has taken, and the journal,
 * which the next commit needs.
 */
async function sweep(files: WritableFiles, work: string): Promise<void> {
  await files.remove(stagingFolder(work));
  const kept = ['lock', 'journal.json'];
  for (const { path: name } of await listFiles(files, work))
    if (!kept.includes(name)) await files.remove(path.join(work, name));
}
