import path from 'node:path';
import type { Files } from '../../fs/files.ts';
import { foldersUp } from '../../fs/inside.ts';
import { fileText } from '../../fs/text-file.ts';

// A downloaded snapshot of a repository has no `.git`, but often has files for its host.
const marks = ['.git', '.github', 'pnpm-workspace.yaml', 'lerna.json'];

/** @returns the folder of the repository or workspace around a site; undefined if the site is its root */
export async function repositoryAround(siteDir: string, files: Files): Promise<string | undefined> {
  for (const dir of foldersUp(siteDir)) if (await isRoot(dir, files)) return dir === siteDir ? undefined : dir;
  return undefined;
}

async function isRoot(dir: string, files: Files): Promise<boolean> {
  for (const mark of marks) if ((await files.stat(path.join(dir, mark))) !== undefined) return true;
  return /"workspaces"\s*:/.test((await fileText(path.join(dir, 'package.json'), files)) ?? '');
}
