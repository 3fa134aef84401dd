import path from 'node:path';
import { refusal, type ConfigError } from '../config/problem.ts';
import type { Files } from '../fs/files.ts';
import { packageFolder } from '../fs/package-folder.ts';

/** The sites that there are to begin with, each a folder in `starter/` beside what all of them have. */
export const templates = ['docs', 'blog', 'docusaurus', 'api'] as const;
export type Template = (typeof templates)[number];

/** npm excludes files of these names from packages, or may. */
const hiddenNames: Record<string, string> = { gitignore: '.gitignore', github: '.github' };

/**
 * Writes a small site to begin with, a copy of a template in Lectern's own package.
 *
 * @param dir the folder it is to fill; made when it isn't there, and otherwise empty but for a git repository
 * @returns the paths of its files, relative to the folder, sorted
 * @throws ConfigError when there is something in the folder
 */
export async function writeStarter(dir: string, files: Files, template: Template = 'docs'): Promise<string[]> {
  const target = path.resolve(dir);
  const there = await files.stat(target);
  if (there !== undefined && there.kind !== 'folder') throw unfit(dir, 'is no folder');
  const [first] = await files.list(target, (folder) => folder !== '.git');
  if (first) throw unfit(dir, `the folder is not empty: there is "${first.path}"`);
  const written: string[] = [];
  for (const part of ['common', template]) {
    const starter = path.join(packageFolder(), 'starter', part);
    for (const entry of await files.list(starter)) {
      const [top = '', ...rest] = entry.path.split('/');
      const name = [hiddenNames[top] ?? top, ...rest].join('/');
      await files.write(path.join(target, name), (await files.read(path.join(starter, entry.path)))!);
      written.push(name);
    }
  }
  return written.sort();
}

function unfit(dir: string, message: string): ConfigError {
  return refusal(dir, { message, hint: 'name a folder that is empty, or one that does not exist yet' });
}
