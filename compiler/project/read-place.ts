import path from 'node:path';
import { readSource } from '../fs/disk.ts';
import { readAll } from './history.ts';

/**
 * @param file relative to the site's folder, or a file of a commit as git names it: `v2.0:docs/a.md`
 * @returns its text, to show a line of it; nothing when it can't be read
 */
export async function readPlace(siteDir: string, file: string): Promise<string | undefined> {
  const text = await readSource(path.resolve(siteDir, file));
  const [, commit, inside] = /^([^:-][^:]*):(.+)$/.exec(file) ?? [];
  if (text !== undefined || commit === undefined) return text;
  return readAll(siteDir, ['show', `${commit}:./${inside}`]).catch(() => undefined);
}
