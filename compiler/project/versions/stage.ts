import path from 'node:path';
import { ConfigError, refusal } from '../../config/problem.ts';
import { makeDurable } from '../../fs/durable.ts';
import type { Files, WritableFiles } from '../../fs/files.ts';
import { foldersUp, isInside } from '../../fs/inside.ts';

/**
 * Collects files before they are moved into the site, so that the site gets all of them or none. Paths are relative to
 * the site's folder.
 *
 * @param siteDir absolute
 * @param stageDir absolute, on the site's file system; emptied first
 */
export async function openStage(siteDir: string, stageDir: string, files: WritableFiles) {
  await files.remove(stageDir);

  /** @returns all files and folders of the stage */
  async function staged(): Promise<string[]> {
    const all = (await files.list(stageDir)).map((entry) => path.join(stageDir, entry.path));
    return [...all, ...all.flatMap(foldersUp).filter((folder) => isInside(stageDir, folder))];
  }

  /** @returns the folders of the site that contain these paths */
  function foldersAround(paths: readonly string[]): string[] {
    const all = paths.flatMap((each) => foldersUp(path.dirname(path.join(siteDir, each))));
    return all.filter((folder) => isInside(siteDir, folder));
  }

  return {
    /**
     * Copies the content of a folder of the site.
     *
     * @returns the number of copied files
     * @throws ConfigError when the folder contains a symbolic link
     */
    async copyFolder(from: string, to: string): Promise<number> {
      const entries = await files.list(path.join(siteDir, from));
      const links = entries.filter(({ kind }) => kind === 'link').map((entry) => `${from}/${entry.path}`);
      if (links.length > 0) {
        throw new ConfigError(
          from,
          links.map((key) => ({
            key,
            message: 'is a symbolic link, which is not followed',
            hint: 'put the file itself in its place',
          })),
        );
      }
      for (const entry of entries) {
        const bytes = await files.read(path.join(siteDir, from, entry.path));
        if (bytes) await files.write(path.join(stageDir, to, entry.path), bytes);
      }
      return entries.length;
    },
    writeJson: (to: string, value: unknown) =>
      files.write(path.join(stageDir, to), Buffer.from(`${JSON.stringify(value, null, 2)}\n`)),
    /**
     * Moves files and folders into the site, where they must not exist yet. At the end it moves one file, which may
     * replace another. If a move fails, the moved files are removed again. A target that equals the staged one stays,
     * because a killed process has moved it.
     *
     * @throws ConfigError when a target already exists
     */
    async moveIntoSite(targets: readonly string[], last: string): Promise<void> {
      const waiting: string[] = [];
      for (const target of targets) {
        const place = path.join(siteDir, target);
        if (!(await files.stat(place))) waiting.push(target);
        else if (!(await areEqual(path.join(stageDir, target), place, files)))
          throw refusal(target, { message: 'is there already', hint: 'move it away first' });
      }
      makeDurable(await staged());
      const made: string[] = [];
      try {
        for (const target of [...waiting, last]) {
          if (target === last) makeDurable(foldersAround(targets));
          const place = path.join(siteDir, target);
          const folder = await files.makeFolder(path.dirname(place));
          if (target !== last) made.push(folder ?? place);
          await files.rename(path.join(stageDir, target), place);
        }
      } catch (error) {
        for (const place of made) await files.remove(place);
        throw error;
      }
      // The last file is in place and names the others, so an error from here on removes nothing.
      makeDurable([path.dirname(path.join(siteDir, last))]);
    },
    /** Removes the files that were not moved. */
    close: () => files.remove(stageDir),
  };
}

/** Whether two files or folders have the same names and bytes. */
async function areEqual(a: string, b: string, files: Files): Promise<boolean> {
  const [left, right] = [await files.list(a), await files.list(b)];
  if ((await files.stat(a))?.kind !== (await files.stat(b))?.kind) return false;
  if (JSON.stringify(left) !== JSON.stringify(right)) return false;
  const names = left.length > 0 ? left.map((entry) => entry.path) : [''];
  for (const name of names) {
    const [one, other] = [await files.read(path.join(a, name)), await files.read(path.join(b, name))];
    if (!one || !other || Buffer.compare(one, other) !== 0) return false;
  }
  return true;
}
