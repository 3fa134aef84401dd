import path from 'node:path';
import { inputMap } from './input-map.ts';
import type { Checkpoint } from './cancellation.ts';
import { disk } from '../fs/disk.ts';
import { isInside } from '../fs/inside.ts';
import type { Files, FileStat, Name } from '../fs/files.ts';
import { openMounts, type MountedFolder, type Mounts } from '../fs/mounts.ts';

/**
 * Access to the file system, as inputs of the graph. The state of each file or folder that was read is cached until
 * `refresh`. A computation that reads the state depends on it.
 */
export interface TrackedFiles extends Files {
  /** Reads the files with the given absolute paths again, and the folders that contain them. */
  refresh(changes: ReadonlySet<string>): void;
  /** Checks all files and folders again that were read before. */
  refreshAll(checkpoint: Checkpoint): Promise<void>;
  /** Replaces the mounted folders: absolute path → files in memory. The path need not exist on disk. */
  mount(folders: ReadonlyMap<string, MountedFolder>): void;
  /** Replaces the provided files, which are read as if they were on disk: absolute path → bytes. */
  provide(files: ReadonlyMap<string, Uint8Array>): void;
  /**
   * Returns the absolute paths of existing files that were read outside of the given folders. Files of packages are
   * left out.
   */
  outside(folders: readonly string[]): string[];
  /** Returns a fingerprint for each query: `stat /site/a.md`, `names /site`, `real /site` → hash of the result. */
  answers(): Record<string, string>;
}

type Kind = 'stat' | 'names' | 'real';
type Question = `${Kind} ${string}`;

interface Answer {
  value: unknown;
  /** Hash of `value`. */
  fingerprint: string;
  /** Hash of the value without provided files. Absent if no provided file affects the value. */
  onDisk?: string | undefined;
  /** Whether the file changed only milliseconds ago. A further change might then have the same modification time. */
  isFresh: boolean;
}

/** Resolution of modification times, in milliseconds. */
const grain = 20;

function pathIn(question: Question): string {
  return question.slice(question.indexOf(' ') + 1);
}

function readAnswer(question: Question, mounts: Mounts): Answer {
  const file = pathIn(question);
  if (question.startsWith('real ')) {
    const value = mounts.realPath(file);
    return { value, fingerprint: String(value), isFresh: false };
  }
  if (question.startsWith('names ')) {
    const value = mounts.names(file);
    const onDisk = value.some(({ isProvided }) => isProvided)
      ? fingerprintOf(value.filter(({ isProvided }) => !isProvided))
      : undefined;
    return { value, fingerprint: fingerprintOf(value), onDisk, isFresh: false };
  }
  const checkedAt = Date.now();
  const value = mounts.stat(file);
  const isFresh = value?.kind === 'file' && value.changed > checkedAt - grain;
  return { value, fingerprint: value?.fingerprint ?? 'absent', isFresh };
}

function fingerprintOf(names: readonly Name[]): string {
  return names.map(({ name, kind }) => `${kind} ${name}`).join('/');
}

/** Whether repeating all queries on the disk would give the same fingerprints. */
export function haveAnswers(answers: Readonly<Record<string, string>>): boolean {
  const disk = openMounts();
  for (const question in answers)
    if (readAnswer(question as Question, disk).fingerprint !== answers[question]) return false;
  return true;
}

/** @returns a file system that records which task reads which file. Its cache is empty */
export function trackFiles(): TrackedFiles {
  const questions = new Set<Question>();
  const mounts = openMounts();
  const answers = inputMap<Question, Answer>('file', Object.is, {
    onDrop(question) {
      questions.delete(question);
      answers.delete(question);
    },
  });

  const ask = (question: Question): unknown => {
    if (!questions.has(question)) {
      // If the system call fails, this line throws, and nothing is cached.
      answers.set(question, readAnswer(question, mounts));
      questions.add(question);
    }
    return answers.get(question)!.value;
  };
  const namesOf = (dir: string) => ask(`names ${dir}`) as readonly Name[];

  /**
   * Repeats a query. If the result differs, its dependents become stale. If `mayBeSame` is false, an equal result of
   * `stat` also counts as changed.
   */
  const reread = (question: Question, mayBeSame: boolean): void => {
    const before = answers.peek(question);
    if (!before) return;
    const now = readAnswer(question, mounts);
    const isEqual = now.fingerprint === before.fingerprint;
    if (!isEqual || (question.startsWith('stat ') && (!mayBeSame || before.isFresh))) answers.set(question, now);
  };

  /**
   * Returns the nearest folder above a file whose list of names is cached. After a change, this list may have new
   * subfolders.
   */
  const knownFolder = (file: string): string => {
    const dir = path.dirname(file);
    return dir === file || questions.has(`names ${dir}`) ? dir : knownFolder(dir);
  };

  /** Returns the cached kind of a path: "folder" if nothing is cached, undefined if the path did not exist. */
  const kindBefore = (file: string): Name['kind'] | undefined => {
    const own = answers.peek(`stat ${file}`);
    if (own) return (own.value as FileStat | undefined)?.kind;
    const beside = answers.peek(`names ${path.dirname(file)}`)?.value as readonly Name[] | undefined;
    return beside ? beside.find(({ name }) => name === path.basename(file))?.kind : 'folder';
  };

  return {
    ...disk,
    names: async (dir) => namesOf(dir),
    stat: async (file) => ask(`stat ${file}`) as FileStat | undefined,
    realPath: async (file) => ask(`real ${file}`) as string | undefined,
    read: async (file) => {
      if (ask(`stat ${file}`) === undefined) return undefined;
      return mounts.has(file) ? mounts.read(file) : disk.read(file);
    },
    async readPart(file, start, length) {
      if (!mounts.has(file)) return disk.readPart(file, start, length);
      const bytes = await mounts.read(file);
      return bytes && start + length <= bytes.length ? bytes.subarray(start, start + length) : undefined;
    },
    mount(folders) {
      const wereMounted = new Set([...questions].filter((question) => mounts.has(pathIn(question))));
      mounts.replace(folders);
      for (const question of questions)
        if (wereMounted.has(question) || mounts.has(pathIn(question))) reread(question, true);
    },

    provide(files) {
      const paths = mounts.provide(files);
      for (const question of questions) if (paths.has(pathIn(question))) reread(question, true);
    },

    refresh(changes) {
      for (const file of changes) {
        const kinds = [kindBefore(file), mounts.stat(file)?.kind];
        reread(`names ${knownFolder(file)}`, false);
        for (const kind of ['stat', 'names', 'real'] as const) reread(`${kind} ${file}`, false);
        if (kinds.every((kind) => kind === undefined || kind === 'file')) continue;
        // If a folder was added, removed or moved, all paths in it may have changed.
        for (const question of questions) if (question.includes(` ${file}${path.sep}`)) reread(question, true);
      }
    },

    async refreshAll(checkpoint) {
      for (const question of questions) {
        reread(question, true);
        await checkpoint();
      }
    },

    outside: (folders) =>
      [...questions].flatMap((question) => {
        const file = pathIn(question);
        if (!question.startsWith('stat ') || folders.some((folder) => isInside(folder, file))) return [];
        const isFile = (answers.peek(question)!.value as FileStat | undefined)?.kind === 'file';
        return isFile && !mounts.has(file) && !file.split(path.sep).includes('node_modules') ? [file] : [];
      }),

    answers: () =>
      Object.fromEntries(
        [...questions]
          .filter((question) => !mounts.has(pathIn(question)))
          .map((question) => {
            const { fingerprint, onDisk = fingerprint, isFresh } = answers.peek(question)!;
            return [question, isFresh ? 'fresh' : onDisk];
          }),
      ),
  };
}
