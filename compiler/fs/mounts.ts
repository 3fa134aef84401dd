import path from 'node:path';
import type { FileStat, Name } from './files.ts';
import { inOrderOfPaths, namesIn, realPathOf, statOf } from './stat.ts';
import { indexProvided, type Provided } from './provided.ts';
import { relativePath } from './inside.ts';

/**
 * Files in memory that appear in a folder, the mount point. Paths are relative to the mount point, with forward
 * slashes.
 */
export interface MountedFolder {
  /** Returns the entries of a folder; empty if it doesn't exist. */
  names(dir: string): readonly Name[];
  /** Returns the state of the file or folder at a path; `''` is the mount point itself. */
  stat(file: string): FileStat | undefined;
  /** Returns the content of a file; undefined if it doesn't exist. */
  read(file: string): Promise<Uint8Array | undefined>;
}

/**
 * A view of the disk with additional files. In a mounted folder, it shows only the mounted files. Provided files
 * appear next to the files on the disk.
 */
export type Mounts = ReturnType<typeof openMounts>;

/** Creates a view without additional files. */
export function openMounts() {
  let mounted: ReadonlyMap<string, MountedFolder> = new Map();
  /** Additional files in folders of the disk. If the disk has a file with the same path, the disk's file is used. */
  let provided: Provided | undefined;

  function find(file: string): { folder: MountedFolder; inside: string } | undefined {
    // This loop runs for every file access, so it must be fast if no folder is mounted.
    for (const [root, folder] of mounted) {
      if (file !== root && !file.startsWith(root + path.sep)) continue;
      return { folder, inside: relativePath(root, file) };
    }
    return undefined;
  }

  return {
    /** Replaces all mounted folders. The keys are absolute paths of mount points. */
    replace(folders: ReadonlyMap<string, MountedFolder>): void {
      mounted = folders;
    },
    /**
     * Replaces the provided files. The keys are absolute paths.
     *
     * @returns the paths of the old and the new files, and of all folders that contain them
     */
    provide(files: ReadonlyMap<string, Uint8Array>): ReadonlySet<string> {
      const before = provided;
      provided = files.size > 0 ? indexProvided(files) : undefined;
      return new Set([...(before?.paths() ?? []), ...(provided?.paths() ?? [])]);
    },
    /** Returns whether a path is in a mounted folder, or exists only because of a provided file. */
    has: (file: string) => find(file) !== undefined || (provided?.stat(file) !== undefined && !statOf(file)),
    names(dir: string): readonly Name[] {
      const found = find(dir);
      if (found) return found.folder.names(found.inside);
      const names = namesIn(dir);
      const more = provided?.names(dir).filter(({ name }) => !names.some((each) => each.name === name)) ?? [];
      return more.length === 0 ? names : [...names, ...more].sort(inOrderOfPaths);
    },
    stat(file: string): FileStat | undefined {
      const found = find(file);
      return found ? found.folder.stat(found.inside) : (statOf(file) ?? provided?.stat(file));
    },
    realPath(file: string): string | undefined {
      const found = find(file);
      if (!found) return realPathOf(file) ?? (provided?.stat(file) && realPathOfNew(file));
      return found.folder.stat(found.inside) && realPathOfNew(file);
    },
    /** Returns the content of a mounted or provided file; undefined if it doesn't exist. */
    read: async (file: string) => {
      const found = find(file);
      return found ? found.folder.read(found.inside) : provided?.read(file);
    },
  };
}

/**
 * @returns the path of a file with links in the existing folders resolved. The file and some of its folders need not
 * exist
 */
function realPathOfNew(file: string): string {
  const dir = path.dirname(file);
  return dir === file ? file : path.join(realPathOf(dir) ?? realPathOfNew(dir), path.basename(file));
}
