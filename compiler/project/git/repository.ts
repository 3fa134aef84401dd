import path from 'node:path';
import type { Files } from '../../fs/files.ts';
import { foldersUp } from '../../fs/inside.ts';
import { fileText } from '../../fs/text-file.ts';

// Files that mark the root of a repository. A downloaded snapshot has no `.git`, so other typical files also
// count.
const marks = ['.git', '.github', 'pnpm-workspace.yaml', 'lerna.json'];

/** @returns the repository or workspace folder above a site; undefined if the site itself is the root */
export async function repositoryAround(siteDir: string, files: Files): Promise<string | undefined> {
  for (const dir of foldersUp(siteDir)) if (await isRoot(dir, files)) return dir === siteDir ? undefined : dir;
  return undefined;
}

async function isRoot(dir: string, files: Files): Promise<boolean> {
  for (const mark of marks) if ((await files.stat(path.join(dir, mark))) !== undefined) return true;
  return /"workspaces"\s*:/.test((await fileText(path.join(dir, 'package.json'), files)) ?? '');
}
