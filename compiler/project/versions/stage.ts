import path from 'node:path';
import { ConfigError, refusal } from '../../diagnostics/errors/problem.ts';
import { makeDurable } from '../../fs/durable.ts';
import type { Entry, Files, WritableFiles } from '../../fs/files.ts';
import { foldersUp, isInside } from '../../fs/inside.ts';
import { listFiles } from '../../fs/list-files.ts';

/**
 * Collects files in a staging folder, so that either all of them are moved into the site, or none. Paths are
 * relative to the site's folder.
 *
 * @param siteDir absolute path
 * @param stageDir absolute path on the same file system as the site; emptied first
 */
export async function openStage(siteDir: string, stageDir: string, files: WritableFiles) {
  await files.remove(stageDir);

  /** @returns all files and folders in the staging folder */
  async function staged(): Promise<string[]> {
    const all = (await listFiles(files, stageDir)).map((entry) => path.join(stageDir, entry.path));
    return [...all, ...all.flatMap(foldersUp).filter((folder) => isInside(stageDir, folder))];
  }

  /** @returns the folders of the site that will contain the given paths */
  function foldersAround(paths: readonly string[]): string[] {
    const all = paths.flatMap((each) => foldersUp(path.dirname(path.join(siteDir, each))));
    return all.filter((folder) => isInside(siteDir, folder));
  }

  return {
    /**
     * Copies a folder of the site into the staging folder.
     *
     * @returns the number of copied files
     * @throws ConfigError if the folder contains a symbolic link
     */
    async copyFolder(from: string, to: string): Promise<number> {
      const entries = await listFiles(files, path.join(siteDir, from));
      refuseLinks(from, entries);
      for (const entry of entries) {
        const bytes = await files.read(path.join(siteDir, from, entry.path));
        if (bytes) await files.write(path.join(stageDir, to, entry.path), bytes);
      }
      return entries.length;
    },
    write: (to: string, text: string) => files.write(path.join(stageDir, to), Buffer.from(text)),
    writeJson: (to: string, value: unknown) =>
      files.write(path.join(stageDir, to), Buffer.from(`${JSON.stringify(value, null, 2)}\n`)),
    /**
     * Moves files and folders from the staging folder into the site, and finally the file `last`. Only `last`
     * may replace an existing file. If a move fails, the files moved before are removed from the site. A target that
     * already equals the staged file is skipped, because an interrupted run has moved it.
     *
     * @throws ConfigError if a target already exists
     */
    async moveIntoSite(targets: readonly string[], last: string): Promise<void> {
      const waiting: string[] = [];
      for (const target of targets) {
        const place = path.join(siteDir, target);
        if (!(await files.stat(place))) waiting.push(target);
        else if (!(await areEqual(path.join(stageDir, target), place, files)))
          throw refusal(target, { message: 'a file with this name exists already', hint: 'move the file away first' });
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
      // `last` is now in the site and refers to all other files, so an error must no longer remove them.
      makeDurable([path.dirname(path.join(siteDir, last))]);
    },
    /** Deletes the staging folder. */
    close: () => files.remove(stageDir),
  };
}

/** Whether two files, or two folders, have the same names and the same bytes. */
async function areEqual(a: string, b: string, files: Files): Promise<boolean> {
  const [left, right] = [await listFiles(files, a), await listFiles(files, b)];
  if ((await files.stat(a))?.kind !== (await files.stat(b))?.kind) return false;
  if (JSON.stringify(left) !== JSON.stringify(right)) return false;
  const names = left.length > 0 ? left.map((entry) => entry.path) : [''];
  for (const name of names) {
    const [one, other] = [await files.read(path.join(a, name)), await files.read(path.join(b, name))];
    if (!one || !other || Buffer.compare(one, other) !== 0) return false;
  }
  return true;
}

function refuseLinks(folder: string, entries: readonly Entry[]): void {
  const links = entries.filter(({ kind }) => kind === 'link').map((entry) => `${folder}/${entry.path}`);
  if (links.length === 0) return;
  throw new ConfigError(
    folder,
    links.map((key) => ({
      key,
      message: 'this is a symbolic link, which Lectern does not follow',
      hint: 'replace the link with the file itself',
    })),
  );
}
