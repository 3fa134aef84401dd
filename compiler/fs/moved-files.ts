import path from 'node:path';
import { disk } from './disk.ts';
import type { Files, Name } from './files.ts';
import { openMounts, type MountedFolder } from './mounts.ts';
import { sha256 } from './sha256.ts';

/** Planned changes to files. All paths are absolute. */
export interface FileChanges {
  /** Old path → new path. */
  moves: ReadonlyMap<string, string>;
  /** New path of a file → its new content. */
  texts: ReadonlyMap<string, Uint8Array>;
}

/** A read-only view of the file system after planned changes, which are not written to disk. */
export interface MovedFiles extends Files {
  /**
   * Mounts the files of git commits as folders. The keys are absolute paths. The planned changes don't affect these
   * folders.
   */
  mount(folders: ReadonlyMap<string, MountedFolder>): void;
  /**
   * Replaces the files that extensions provide. The keys are absolute paths. The planned changes don't affect these
   * files.
   */
  provide(files: ReadonlyMap<string, Uint8Array>): void;
}

/** Creates a view of the file system after planned changes. */
export function movedFiles({ moves, texts }: FileChanges): MovedFiles {
  const mounts = openMounts();
  const origins = new Map([...moves].map(([from, to]) => [to, from]));
  /** Folder → files and subfolders that the changes add to it. */
  const added = new Map<string, Map<string, Name['kind']>>();
  const add = (file: string, kind: Name['kind']): void => {
    const dir = path.dirname(file);
    if (dir === file) return;
    if (!added.has(dir)) added.set(dir, new Map());
    added.get(dir)!.set(path.basename(file), kind);
    add(dir, 'folder');
  };
  for (const to of origins.keys()) add(to, 'file');

  const originOf = (file: string) => origins.get(file) ?? (moves.has(file) ? undefined : file);
  const namesOf = (dir: string): readonly Name[] => {
    const more = added.get(dir) ?? new Map<string, Name['kind']>();
    const names = mounts.names(dir).filter(({ name }) => !moves.has(path.join(dir, name)) && !more.has(name));
    return [...names, ...Array.from(more, ([name, kind]): Name => ({ name, kind }))];
  };
  const withOrigin = <Found>(file: string, find: (origin: string) => Found): Found | undefined => {
    const origin = originOf(file);
    return origin === undefined ? undefined : find(origin);
  };
  return {
    ...disk,
    mount: mounts.replace,
    provide: (files) => void mounts.provide(files),
    names: async (dir) => namesOf(dir),
    async stat(file) {
      const text = texts.get(file);
      if (text) return { kind: 'file', size: text.length, changed: 0, fingerprint: sha256(text) };
      const found = withOrigin(file, mounts.stat);
      return found ?? (added.has(file) ? { kind: 'folder', size: 0, changed: 0, fingerprint: 'folder' } : undefined);
    },
    async realPath(file) {
      return origins.has(file) || (added.has(file) && !mounts.stat(file)) ? file : withOrigin(file, mounts.realPath);
    },
    async read(file) {
      if (mounts.has(file)) return mounts.read(file);
      return texts.get(file) ?? withOrigin(file, (origin) => disk.read(origin));
    },
    async readPart(file, start, length) {
      const text = mounts.has(file) ? await mounts.read(file) : texts.get(file);
      if (!text) return withOrigin(file, (origin) => disk.readPart(origin, start, length));
      return start >= 0 && start + length <= text.length ? text.slice(start, start + length) : undefined;
    },
  };
}
