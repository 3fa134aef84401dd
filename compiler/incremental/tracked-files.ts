import path from 'node:path';
import { inputMap } from './input-map.ts';
import type { Checkpoint } from './cancellation.ts';
import { disk } from '../fs/disk.ts';
import { isInside } from '../fs/inside.ts';
import type { Files, FileStat, Name } from '../fs/files.ts';
import { openMounts, type MountedFolder, type Mounts } from '../fs/mounts.ts';

/**
 * The file system as a source of the graph. Each answer, such as the content of a file, is cached until
 * `refresh`. A computation that reads an answer depends on it.
 */
export interface TrackedFiles extends Files {
  /** Reads the changed files again, and the folders that contain them. The set contains absolute paths. */
  refresh(changes: ReadonlySet<string>): void;
  /** Reads all files and folders again that were read before. */
  refreshAll(checkpoint: Checkpoint): Promise<void>;
  /**
   * Sets the mounted folders, by absolute path. A mounted folder's files appear at a path that doesn't exist
   * on disk.
   */
  mount(folders: ReadonlyMap<string, MountedFolder>): void;
  /** Replaces the provided files, which are read as if they were on disk: absolute path → bytes. */
  provide(files: ReadonlyMap<string, Uint8Array>): void;
  /** Returns the absolute paths of existing files that were read and are in none of the folders. Packages are left out. */
  outside(folders: readonly string[]): string[];
  /** Returns a fingerprint for each question that the disk has answered. */
  answers(): Record<string, string>;
}

type Kind = 'stat' | 'names' | 'real';
type Question = `${Kind} ${string}`;

interface Answer {
  value: unknown;
  /** Hash of the answer. */
  fingerprint: string;
  /** Hash of the answer without provided files. Absent if no provided file affects the answer. */
  onDisk?: string | undefined;
  /** Whether the file changed so recently that another change might have the same modification time. */
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

/** Whether reading the disk again would give the same answers. */
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
      // If the system call fails, this line throws. The caller then depends on no answer.
      answers.set(question, readAnswer(question, mounts));
      questions.add(question);
    }
    return answers.get(question)!.value;
  };
  const namesOf = (dir: string) => ask(`names ${dir}`) as readonly Name[];

  /**
   * Reads the answer to a question about the file system again. If it differs, the tasks that used it rerun. If
   * `mayBeSame` is false, an equal `stat` also counts as changed.
   */
  const reread = (question: Question, mayBeSame: boolean): void => {
    const before = answers.peek(question);
    if (!before) return;
    const now = readAnswer(question, mounts);
    const isEqual = now.fingerprint === before.fingerprint;
    if (!isEqual || (question.startsWith('stat ') && (!mayBeSame || before.isFresh))) answers.set(question, now);
  };

  /** Returns the nearest known folder that contains a file. The folder may contain new subfolders. */
  const knownFolder = (file: string): string => {
    const dir = path.dirname(file);
    return dir === file || questions.has(`names ${dir}`) ? dir : knownFolder(dir);
  };

  /** Returns what was at a path before: "folder" if unknown, undefined if nothing. */
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
