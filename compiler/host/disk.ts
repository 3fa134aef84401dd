import { linkSync, lstatSync, mkdirSync, readdirSync, readFileSync, realpathSync, renameSync, rmdirSync, rmSync, writeFileSync, type Stats } from 'node:fs';
import path from 'node:path';
import { compareText } from '../diagnostics/diagnostic.ts';
import { environmentError } from './environment-error.ts';
import type { Entry, Files, FileStat } from './files.ts';

const absent = ['ENOENT', 'ENOTDIR'];

/**
 * The real file system. A compile asks it tens of thousands of small questions, each answered in microseconds: to hand
 * each to another thread and wait for it would cost ten times as much as the answer.
 */
export const disk: Files = {
  async list(dir, enter = () => true) {
    const entries: Entry[] = [];
    walk(dir, '', enter, entries);
    return entries.sort((a, b) => compareText(a.path, b.path));
  },
  stat: async (file) => {
    const stats = attempt(`look at "${file}"`, () => lstatSync(file, { throwIfNoEntry: false }), absent);
    return stats && describe(stats);
  },
  realPath: async (file) => attempt(`look at "${file}"`, () => realpathSync.native(file), absent),
  read: async (file) => attempt(`read "${file}"`, () => readFileSync(file), absent),
  write: async (file, bytes) =>
    attempt(`write "${file}"`, () => {
      try {
        writeFileSync(file, bytes);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, bytes);
      }
    }),
  async create(file, bytes) {
    // A link appears with the file's whole text, so that no other process reads half of it. A draft
    // that is gone was swept away by whoever was first.
    const draft = `${file}.${process.pid}`;
    await this.write(draft, bytes);
    try {
      const created = attempt(
        `create "${file}"`,
        () => {
          linkSync(draft, file);
          return true;
        },
        ['EEXIST', 'ENOENT'],
      );
      return created ?? false;
    } finally {
      rmSync(draft, { force: true });
    }
  },
  makeFolder: async (dir) => attempt(`make the folder "${dir}"`, () => mkdirSync(dir, { recursive: true })),
  rename: async (from, to) => attempt(`write "${to}"`, () => renameSync(from, to)),
  remove: async (file) => attempt(`remove "${file}"`, () => rmSync(file, { recursive: true, force: true })),
  async removeEmptyFolder(dir) {
    const remove = () => {
      rmdirSync(dir);
      return true;
    };
    return attempt(`remove "${dir}"`, remove, ['ENOTEMPTY', 'EEXIST', ...absent]) ?? false;
  },
};

function walk(root: string, below: string, enter: (path: string) => boolean, entries: Entry[]): void {
  const dir = path.join(root, below);
  const found = attempt(`read the folder "${dir}"`, () => readdirSync(dir, { withFileTypes: true }), absent);
  for (const entry of found ?? []) {
    const name = below ? `${below}/${entry.name}` : entry.name;
    if (entry.isSymbolicLink()) entries.push({ path: name, kind: 'link' });
    else if (entry.isFile()) entries.push({ path: name, kind: 'file' });
    else if (entry.isDirectory() && enter(name)) walk(root, name, enter, entries);
  }
}

function describe(stats: Stats): FileStat {
  const kind = stats.isFile() ? 'file' : stats.isDirectory() ? 'folder' : stats.isSymbolicLink() ? 'link' : 'other';
  return { kind, size: stats.size, changed: stats.mtimeMs };
}

/** @returns nothing when the system refuses with one of the `harmless` codes */
function attempt<T>(doing: string, action: () => T): T;
function attempt<T>(doing: string, action: () => T, harmless: string[]): T | undefined;
function attempt<T>(doing: string, action: () => T, harmless: string[] = []): T | undefined {
  try {
    return action();
  } catch (error) {
    if (harmless.includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw environmentError(error, doing);
  }
}
