import path from 'node:path';
import type { FileStat, Name } from './files.ts';
import { namesIn, realPathOf, statOf } from './look.ts';
import { relativePath } from './inside.ts';

/** Files that lie elsewhere than on the disk. Paths are relative to where they are mounted, with forward slashes. */
export interface MountedFolder {
  /** @returns the entries of a folder; none when there is no such folder */
  names(dir: string): readonly Name[];
  /** @returns what stands at a path, `''` for all of it */
  stat(file: string): FileStat | undefined;
  /** @returns a file's bytes; nothing when there is no such file */
  read(file: string): Promise<Uint8Array | undefined>;
}

/** The disk, with other files in some places of it that the disk has nothing at. */
export type Mounts = ReturnType<typeof openMounts>;

/** @returns the disk, with nothing mounted yet */
export function openMounts() {
  let mounted: ReadonlyMap<string, MountedFolder> = new Map();

  function find(file: string): { folder: MountedFolder; inside: string } | undefined {
    // Asked of every file: with nothing mounted it costs nothing.
    for (const [root, folder] of mounted) {
      if (file !== root && !file.startsWith(root + path.sep)) continue;
      return { folder, inside: relativePath(root, file) };
    }
    return undefined;
  }

  return {
    /** Takes over which folders are mounted, by their absolute paths. */
    replace(folders: ReadonlyMap<string, MountedFolder>): void {
      mounted = folders;
    },
    /** @returns whether a path is one of a mounted folder */
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
    /** @returns the bytes of a file that is mounted; nothing when there is no such file */
    read: async (file: string) => {
      const found = find(file);
      return found?.folder.read(found.inside);
    },
  };
}

/** @returns the real path that a file would have, of whose folders the disk may lack some */
function realPathOfNew(file: string): string {
  const dir = path.dirname(file);
  return dir === file ? file : path.join(realPathOf(dir) ?? realPathOfNew(dir), path.basename(file));
}
