import path from 'node:path';
import type { ExtensionFiles } from '../../compiler/index.ts';
import { foldersUp, packageJson } from './paths.ts';

// Files that mark the root of a repository. A downloaded snapshot has no `.git`, so other typical files, such as
// `lerna.json`, also count.
const marks = ['.git', '.github', 'pnpm-workspace.yaml', 'lerna.json'];

/** @returns the repository or workspace folder above a site; undefined if the site itself is the root */
export async function repositoryAround(siteDir: string, files: ExtensionFiles): Promise<string | undefined> {
  for (const dir of foldersUp(siteDir)) if (await isRoot(dir, files)) return dir === siteDir ? undefined : dir;
  return undefined;
}

async function isRoot(dir: string, files: ExtensionFiles): Promise<boolean> {
  for (const mark of marks) if ((await files.kind(path.join(dir, mark))) !== undefined) return true;
  return (await packageJson(dir, files))?.workspaces !== undefined;
}
