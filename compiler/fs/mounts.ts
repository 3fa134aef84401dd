import path from 'node:path';
import type { FileStat, Name } from './files.ts';
import { namesIn, realPathOf, statOf } from './look.ts';
import { relativePath } from './inside.ts';

/** Files from elsewhere than the disk. Paths are relative to the mount point, with forward slashes. */
export interface MountedFolder {
  /** @returns the entries of a folder; empty if it doesn't exist */
  names(dir: string): readonly Name[];
  /** @returns the file or folder at a path; `''` is the mount point itself */
  stat(file: string): FileStat | undefined;
  /** @returns a file's bytes, or undefined if it doesn't exist */
  read(file: string): Promise<Uint8Array | undefined>;
}

/** The disk, with other files at paths that don't exist on the disk. */
export type Mounts = ReturnType<typeof openMounts>;

/** @returns the disk, with nothing mounted yet */
export function openMounts() {
  let mounted: ReadonlyMap<string, MountedFolder> = new Map();

  function find(file: string): { folder: MountedFolder; inside: string } | undefined {
    // Runs for every file, and costs nothing while nothing is mounted.
    for (const [root, folder] of mounted) {
      if (file !== root && !file.startsWith(root + path.sep)) continue;
      return { folder, inside: relativePath(root, file) };
    }
    return undefined;
  }

  return {
    /** Replaces the mounted folders, by absolute path. */
    replace(folders: ReadonlyMap<string, MountedFolder>): void {
      mounted = folders;
    },
    /** @returns whether a path is in a mounted folder */
    has: (file: string) => find(file) !== undefined,
    names(dir: string): readonly Name[] {
      const found = find(dir);
      return found ? found.folder.names(found.inside) : namesIn(dir);
    },
    stat(file: string): FileStat | undefined {
      const found = find(file);
      return found ? found.folder.stat(found.inside) : statOf(file);
    },
    realPath(file: string): string | undefined {
      const found = find(file);
      if (!found) return realPathOf(file);
      return found.folder.stat(found.inside) && realPathOfNew(file);
    },
    /** @returns the bytes of a mounted file, or undefined if it doesn't exist */
    read: async (file: string) => {
      const found = find(file);
      return found?.folder.read(found.inside);
    },
  };
}

/** @returns the real path that a file would have, even if some of its folders don't exist */
function realPathOfNew(file: string): string {
  const dir = path.dirname(file);
  return dir === file ? file : path.join(realPathOf(dir) ?? realPathOfNew(dir), path.basename(file));
}
