import path from 'node:path';
import { isSecretPath } from '../../corpus/secret-path.ts';
import { makeDurable } from './durable.ts';
import { EnvironmentError } from './environment-error.ts';
import type { WritableFiles } from './files.ts';
import { isInside, relativePath } from './inside.ts';
import type { FileChanges } from './moved-files.ts';
import { sha256 } from './sha256.ts';
import { writeInOneStep } from './write-in-one-step.ts';

/** A list of changes to files, and the current step. All paths are absolute. */
export interface ChangeJournal {
  /**
   * The current step. `waiting`: files get their temporary names. `moving`: files move to their new paths. `writing`:
   * all files have moved, and new content is written.
   */
  step: 'waiting' | 'moving' | 'writing';
  moves: JournalMove[];
  texts: JournalText[];
}

export interface JournalMove {
  from: string;
  to: string;
  /** Temporary path of the file. It is necessary, for example, if another file must first leave the new path. */
  by?: string;
}

export interface JournalText {
  path: string;
  /** Temporary path of the new content. The file at this path then replaces the file at `path`. */
  draft: string;
  /** A copy of the old content, and its hash. Absent if the file is new. */
  before?: { copy: string; hash: string };
  /** Hash of the new content. */
  after: string;
}

/** Absolute paths of the folder with the changed files, and of the journal's folder. */
export interface ChangePlace {
  dir: string;
  /** A folder below `dir`. It exists only while files are being changed. */
  journal: string;
  /**
   * Computes the seal (signature) of a string with this user's secret key. It proves that Lectern has written the
   * journal.
   */
  seal(text: string): string;
}

const fileName = 'journal.json';

/** Writes the journal, and copies of the files whose content will change. */
export async function beginJournal(
  { moves, texts }: FileChanges,
  place: ChangePlace,
  files: Pick<WritableFiles, 'read' | 'write' | 'rename' | 'remove'>,
): Promise<ChangeJournal> {
  const { journal: folder } = place;
  const targets = new Set(moves.values());
  const journal: ChangeJournal = {
    step: 'waiting',
    moves: Array.from(moves, ([from, to]) => ({
      from,
      to,
      by: targets.has(from) ? `${from}.${process.pid}-moving` : undefined,
    })),
    texts: [],
  };
  const origins = new Map([...moves].map(([from, to]) => [to, from]));
  for (const [file, bytes] of texts) {
    const held = await files.read(origins.get(file) ?? file);
    const before = held && { copy: path.join(folder, String(journal.texts.length)), hash: sha256(held) };
    if (before) {
      await files.write(before.copy, held);
      makeDurable([before.copy]);
    }
    journal.texts.push({ path: file, draft: `${file}.${process.pid}-writing`, before, after: sha256(bytes) });
  }
  await noteStep(journal, 'waiting', place, files);
  makeDurable([path.dirname(folder), path.dirname(path.dirname(folder))]);
  return journal;
}

/**
 * Records the next step. All earlier changes are first written to disk. So after a power failure, the journal never
 * contains a step that has not begun.
 */
export async function noteStep(
  journal: ChangeJournal,
  step: ChangeJournal['step'],
  { journal: folder, seal }: ChangePlace,
  files: Pick<WritableFiles, 'write' | 'rename' | 'remove'>,
): Promise<void> {
  makeDurable(foldersOf(journal));
  journal.step = step;
  const noted = withPaths(journal, (file) => path.relative(folder, file));
  const text = `${JSON.stringify(noted)}\n`;
  await writeInOneStep(files, path.join(folder, fileName), Buffer.from(`${seal(text)}\n${text}`), true);
}

/** @returns the folders in which files are added or removed, and the parents of new folders */
function foldersOf({ moves, texts }: ChangeJournal): string[] {
  const files = [...moves.flatMap(({ from, to }) => [from, to]), ...texts.map((text) => text.path)];
  return files.flatMap((file) => [path.dirname(file), path.dirname(path.dirname(file))]);
}

/**
 * @returns a copy of the journal in which `change` was applied to each path.
 * @throws if the data is not a valid journal
 */
function withPaths({ step, moves, texts }: ChangeJournal, change: (file: string) => string): ChangeJournal {
  return {
    step,
    moves: moves.map(({ from, to, by }) => ({ from: change(from), to: change(to), by: by && change(by) })),
    texts: texts.map(({ path: file, draft, before, after }) => ({
      path: change(file),
      draft: change(draft),
      before: before && { copy: change(before.copy), hash: String(before.hash) },
      after: String(after),
    })),
  };
}

/** Removes the journal, and then the copies. Undoing needs the copies as long as the journal exists. */
export async function endJournal(
  journal: ChangeJournal,
  folder: string,
  files: Pick<WritableFiles, 'remove'>,
): Promise<void> {
  makeDurable(foldersOf(journal));
  await files.remove(path.join(folder, fileName));
  await files.remove(folder);
}

/**
 * @returns the journal of interrupted changes; undefined if no changes were interrupted
 * @throws EnvironmentError if the journal is invalid, or not written by Lectern
 */
export async function readJournal(
  { dir, journal: folder, seal }: ChangePlace,
  files: Pick<WritableFiles, 'read' | 'realPath'>,
): Promise<ChangeJournal | undefined> {
  const name = path.join(folder, fileName);
  const bytes = await files.read(name);
  if (!bytes) return undefined;
  const whole = Buffer.from(bytes).toString();
  const end = whole.indexOf('\n');
  const text = whole.slice(end + 1);
  const isSealed = whole.slice(0, end) === seal(text);
  const journal = isSealed ? parseJournal(text, folder) : undefined;
  const named = journal?.moves.flatMap(({ from, to, by }) => [from, to, by ?? from]) ?? [];
  const written = journal?.texts.flatMap(({ path: file, draft }) => [file, draft]) ?? [];
  const all = [...named, ...written];
  const copies = journal?.texts.flatMap(({ before }) => before ?? []) ?? [];
  const inSite = (file: string) => relativePath(dir, file);
  // A journal with paths of secret files or in `.git` is refused. A file that is moved into `.git` might be executed
  // by git.
  const isHarmless = all.every((file) => !file.includes('\0') && !isSecretPath(inSite(file)));
  const areCopies = copies.every(({ copy }) => isInside(folder, copy));
  const areWhole = async () => {
    for (const { copy, hash } of copies) if (sha256((await files.read(copy)) ?? Buffer.of()) !== hash) return false;
    return true;
  };
  const folders = [...new Set([...all, ...copies.map(({ copy }) => copy)].map((file) => path.dirname(file)))];
  const areInside = async () => Promise.all(folders.map((each) => isReallyInside(dir, each, files)));
  if (journal && isHarmless && areCopies && (await areInside()).every(Boolean) && (await areWhole())) return journal;
  throw new EnvironmentError(
    `"${name}" lists unfinished changes, but ${isSealed ? 'is damaged' : 'was not written by this user'}`,
    `check the changes of the site with git, correct them by hand, and delete "${name}"`,
  );
}

function parseJournal(text: string, folder: string): ChangeJournal | undefined {
  try {
    const journal = JSON.parse(text) as ChangeJournal;
    if (!['waiting', 'moving', 'writing'].includes(journal.step)) return undefined;
    return withPaths(journal, (file) => path.join(folder, file));
  } catch {
    return undefined;
  }
}

/**
 * Whether `folder` is inside `dir`, with all links resolved. If `folder` doesn't exist, its nearest existing parent is
 * checked.
 */
async function isReallyInside(dir: string, folder: string, files: Pick<WritableFiles, 'realPath'>): Promise<boolean> {
  if (!isInside(dir, folder)) return false;
  const [outer, inner] = [await files.realPath(dir), await files.realPath(folder)];
  if (outer === undefined || folder === dir) return outer !== undefined;
  return inner === undefined ? isReallyInside(dir, path.dirname(folder), files) : isInside(outer, inner);
}
