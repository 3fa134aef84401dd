import type { Dirent } from 'node:fs';
import path from 'node:path';
import type { FileSystemAdapter } from 'fast-glob';
import { compareText } from '../diagnostics/diagnostic.ts';
import type { Entry, Files, Name } from './files.ts';
import { isInside } from './inside.ts';

/** Globs as in Docusaurus, relative to the listed folder. */
export interface Globs {
  /** Files to list. Wildcards match no hidden files. If absent, all files are listed, including hidden files. */
  include?: readonly string[];
  /** Globs of files to leave out. If a folder matches, all files in it are left out. */
  exclude?: readonly string[];
  /** Skips installed packages and hidden folders. */
  skipForeign?: boolean;
}

/** @returns a glob that matches exactly this path */
export const escapeGlob = (file: string): string => file.replace(/[()[\]{}!*?@+|\\]/g, '\\$&');

type Read = Pick<Files, 'names'>;

/**
 * Lists files and links below a folder. Links are not followed.
 *
 * @param dir absolute path; the list is empty if it doesn't exist
 * @returns paths relative to the folder, with forward slashes, sorted
 */
export async function listFiles(
  files: Read,
  dir: string,
  { include, exclude = [], skipForeign = false }: Globs = {},
): Promise<Entry[]> {
  // fast-glob is loaded on demand, because commands that list no files start faster without it.
  const { default: fastGlob } = await import('fast-glob');
  const found = await fastGlob([...(include ?? ['**'])], {
    cwd: dir,
    ignore: [...exclude],
    dot: include === undefined,
    onlyFiles: false,
    objectMode: true,
    followSymbolicLinks: false,
    // The sorted list below may contain duplicates, because two globs may find the same file. Removing them there is
    // faster than in fast-glob.
    unique: false,
    fs: adapterOf(skipForeign ? withoutForeign(files) : files, dir),
  });
  found.sort((a, b) => compareText(a.path, b.path));
  return found.flatMap(({ path: file, dirent }, index): Entry[] => {
    const kind = kindOf(dirent);
    return kind === 'folder' || file === found[index - 1]?.path ? [] : [{ path: file, kind }];
  });
}

function withoutForeign(files: Read): Read {
  const isForeign = ({ name, kind }: Name) => kind === 'folder' && (name === 'node_modules' || name.startsWith('.'));
  return { names: async (dir) => (await files.names(dir)).filter((each) => !isForeign(each)) };
}

/** Creates the file system for fast-glob. Only folders that `root` contains, directly or indirectly, can be listed. */
function adapterOf(files: Read, root: string): Partial<FileSystemAdapter> {
  /** Absolute paths of folders that are known to exist: `root`, and the subfolders of listed folders. */
  const reachable = new Set([path.resolve(root)]);
  const isReachable = async (dir: string): Promise<boolean> => {
    if (reachable.has(dir)) return true;
    const around = path.dirname(dir);
    if (around === dir || !isInside(root, around) || !(await isReachable(around))) return false;
    await entriesIn(around);
    return reachable.has(dir);
  };
  const entriesIn = async (dir: string): Promise<NamedEntry[]> => {
    const names = await files.names(dir);
    for (const { name, kind } of names) if (kind === 'folder') reachable.add(path.join(dir, name));
    return names.map(({ name, kind }) => new NamedEntry(name, kind));
  };
  const open = async (given: string) => {
    const dir = path.resolve(given);
    return (await isReachable(dir)) ? entriesIn(dir) : [];
  };
  // The cast is necessary, because fast-glob's types have overloads that fast-glob never calls.
  return {
    readdir: (dir: string, _: unknown, done: (error: unknown, entries: NamedEntry[]) => void) =>
      void open(dir).then(
        (entries) => done(null, entries),
        (error: unknown) => done(error, []),
      ),
    lstat: (file: string, done: (error: unknown, entry?: NamedEntry) => void) =>
      void open(path.dirname(file)).then((entries) => {
        const own = entries.find(({ name }) => name === path.basename(file));
        return own ? done(null, own) : done(Object.assign(new Error(`no ${file}`), { code: 'ENOENT' }));
      }, done),
  } as unknown as Partial<FileSystemAdapter>;
}

/** A file or folder in the format of `Dirent` of `node:fs`. */
class NamedEntry {
  readonly name: string;
  readonly kind: Name['kind'];

  constructor(name: string, kind: Name['kind']) {
    this.name = name;
    this.kind = kind;
  }

  isFile(): boolean {
    return this.kind === 'file';
  }

  isDirectory(): boolean {
    return this.kind === 'folder';
  }

  isSymbolicLink(): boolean {
    return this.kind === 'link';
  }

  isFIFO(): boolean {
    return this.kind === 'other';
  }

  isSocket(): boolean {
    return false;
  }

  isBlockDevice(): boolean {
    return false;
  }

  isCharacterDevice(): boolean {
    return false;
  }
}

function kindOf(entry: Pick<Dirent, 'isFile' | 'isDirectory' | 'isSymbolicLink'>): Name['kind'] {
  // For patterns without wildcards, fast-glob returns a copy that is not a `NamedEntry`.
  if (entry instanceof NamedEntry) return entry.kind;
  return entry.isFile() ? 'file' : entry.isDirectory() ? 'folder' : entry.isSymbolicLink() ? 'link' : 'other';
}

/** @returns the names of the files and links in one folder, without its subfolders */
export async function filesIn(files: Read, dir: string): Promise<string[]> {
  return (await files.names(dir)).flatMap(({ name, kind }) => (kind === 'folder' ? [] : [name]));
}
