import path from 'node:path';
import { ConfigError, refusal } from '../../config/problem.ts';
import type { Files } from '../../fs/files.ts';

/**
 * Where files are put together before a site has them, so that it sees all of them or none. Paths are relative to the
 * site's folder.
 *
 * @param siteDir absolute
 * @param stageDir absolute, on the site's file system; emptied first
 */
export async function openStage(siteDir: string, stageDir: string, files: Files) {
  await files.remove(stageDir);
  return {
    /**
     * Copies the content of a folder of the site.
     *
     * @returns how many files there were
     * @throws ConfigError when a symbolic link is among them
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
     * Moves files and folders to their places, where nothing may be yet, and at the end one file, which may replace
     * another. When that fails half way, what was moved is taken away again.
     *
     * @throws ConfigError when something is there already
     */
    async moveIntoSite(targets: readonly string[], last: string): Promise<void> {
      for (const target of targets) {
        if (await files.stat(path.join(siteDir, target)))
          throw refusal(target, { message: 'is there already', hint: 'move it away first' });
      }
      const made: string[] = [];
      try {
        for (const target of [...targets, last]) {
          const place = path.join(siteDir, target);
          const folder = await files.makeFolder(path.dirname(place));
          if (target !== last) made.push(folder ?? place);
          await files.rename(path.join(stageDir, target), place);
        }
      } catch (error) {
        for (const place of made) await files.remove(place);
        throw error;
      }
    },
    /** Removes the files that were not moved. */
    close: () => files.remove(stageDir),
  };
}
