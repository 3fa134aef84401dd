import path from 'node:path';
import { ConfigError } from '../config/problem.ts';
import type { Files } from '../fs/files.ts';
import { packageFolder } from '../fs/package-folder.ts';

/**
 * Writes a small site to begin with, a copy of `starter/` in Lectern's own package.
 *
 * @param dir the folder it is to fill; made when it isn't there, and otherwise empty but for a git repository
 * @returns the paths of its files, relative to the folder, sorted
 * @throws ConfigError when there is something in the folder
 */
export async function writeStarter(dir: string, files: Files): Promise<string[]> {
  const target = path.resolve(dir);
  const there = await files.stat(target);
  if (there !== undefined && there.kind !== 'folder') refuse(dir, 'is no folder');
  const [first] = await files.list(target, (folder) => folder !== '.git');
  if (first) refuse(dir, `the folder is not empty: there is "${first.path}"`);
  const starter = path.join(packageFolder(), 'starter');
  const written: string[] = [];
  for (const entry of await files.list(starter)) {
    // npm excludes a file of that name from packages.
    const name = entry.path === 'gitignore' ? '.gitignore' : entry.path;
    await files.write(path.join(target, name), (await files.read(path.join(starter, entry.path)))!);
    written.push(name);
  }
  return written.sort();
}

function refuse(dir: string, message: string): never {
  throw new ConfigError(dir, [
    { key: dir, message, hint: 'name a folder that is empty, or one that does not exist yet' },
  ]);
}
