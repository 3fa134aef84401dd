import { link, lstat, mkdir, readdir, readFile, realpath, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compareText } from '../diagnostics/diagnostic.ts';
import { environmentError } from './environment-error.ts';
import type { Entry, Files, FileStat } from './files.ts';

const absent = ['ENOENT', 'ENOTDIR'];

/** The real file system. */
export const disk: Files = {
  async list(dir, enter = () => true) {
    const entries: Entry[] = [];
    await walk(dir, '', enter, entries);
    return entries.sort((a, b) => compareText(a.path, b.path));
  },
  stat: (file) => attempt(`look at "${file}"`, async () => describe(await lstat(file)), absent),
  realPath: (file) => attempt(`look at "${file}"`, () => realpath(file), absent),
  read: (file) => attempt(`read "${file}"`, () => readFile(file), absent),
  write: (file, bytes) =>
    attempt(`write "${file}"`, async () => {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, bytes);
    }),
  async create(file, bytes) {
    // A link appears with the file's whole text, so that no other process reads half of it. A draft
    // that is gone was swept away by whoever was first.
    const draft = `${file}.${process.pid}`;
    await this.write(draft, bytes);
    try {
      const created = await attempt(`create "${file}"`, () => link(draft, file).then(() => true), ['EEXIST', 'ENOENT']);
      return created ?? false;
    } finally {
      await rm(draft, { force: true });
    }
  },
  makeFolder: (dir) => attempt(`make the folder "${dir}"`, () => mkdir(dir, { recursive: true })),
  rename: (from, to) => attempt(`write "${to}"`, () => rename(from, to)),
  remove: (file) => attempt(`remove "${file}"`, () => rm(file, { recursive: true, force: true })),
  async removeEmptyFolder(dir) {
    const removed = await attempt(`remove "${dir}"`, () => rmdir(dir).then(() => true), ['ENOTEMPTY', 'EEXIST', ...absent]);
    return removed ?? false;
  },
};

async function walk(root: string, below: string, enter: (path: string) => boolean, entries: Entry[]): Promise<void> {
  const dir = path.join(root, below);
  const found = await attempt(`read the folder "${dir}"`, () => readdir(dir, { withFileTypes: true }), absent);
  for (const entry of found ?? []) {
    const name = below ? `${below}/${entry.name}` : entry.name;
    if (entry.isSymbolicLink()) entries.push({ path: name, kind: 'link' });
    else if (entry.isFile()) entries.push({ path: name, kind: 'file' });
    else if (entry.isDirectory() && enter(name)) await walk(root, name, enter, entries);
  }
}

function describe(stats: Awaited<ReturnType<typeof lstat>>): FileStat {
  const kind = stats.isFile() ? 'file' : stats.isDirectory() ? 'folder' : stats.isSymbolicLink() ? 'link' : 'other';
  return { kind, size: Number(stats.size), changed: Number(stats.mtimeMs) };
}

/** @returns nothing when the system refuses with one of the `harmless` codes */
async function attempt<T>(doing: string, action: () => Promise<T>): Promise<T>;
async function attempt<T>(doing: string, action: () => Promise<T>, harmless: string[]): Promise<T | undefined>;
async function attempt<T>(doing: string, action: () => Promise<T>, harmless: string[] = []): Promise<T | undefined> {
  try {
    return await action();
  } catch (error) {
    if (harmless.includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw environmentError(error, doing);
  }
}
