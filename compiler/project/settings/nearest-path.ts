import path from 'node:path';
import { nearest } from '../../diagnostics/nearest.ts';
import type { Files } from '../../fs/files.ts';

/**
 * @param named a path that leads to nothing, relative to a folder
 * @returns one that is like it and leads somewhere: its last name is another, or that of a folder before it
 */
export async function nearestPath(named: string, dir: string, files: Files): Promise<string | undefined> {
  const parts = named.split('/');
  let there = '';
  for (const [index, part] of parts.entries()) {
    const names = (await namesIn(path.join(dir, there), files)) ?? [];
    const chosen = part === '.' || part === '..' || names.includes(part) ? part : nearest(part, names);
    if (chosen === undefined) return undefined;
    there = index === 0 ? chosen : `${there}/${chosen}`;
  }
  return there === named ? undefined : there;
}

async function namesIn(folder: string, files: Files): Promise<string[] | undefined> {
  if ((await files.stat(folder))?.kind !== 'folder') return undefined;
  return (await files.names(folder)).map(({ name }) => name);
}
