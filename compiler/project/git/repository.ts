import path from 'node:path';
import type { Files } from '../../fs/files.ts';

// A snapshot of a repository has no `.git`, but often what its host reads.
const marks = ['.git', '.github', 'pnpm-workspace.yaml', 'lerna.json'];

/** @returns the folder of the repository or workspace that a site is a part of; nothing when the site is all of it */
export async function repositoryAround(siteDir: string, files: Files): Promise<string | undefined> {
  for (let dir = siteDir; ; dir = path.dirname(dir)) {
    if (await isRoot(dir, files)) return dir === siteDir ? undefined : dir;
    if (path.dirname(dir) === dir) return undefined;
  }
}

async function isRoot(dir: string, files: Files): Promise<boolean> {
  for (const mark of marks) if ((await files.stat(path.join(dir, mark))) !== undefined) return true;
  const bytes = await files.read(path.join(dir, 'package.json'));
  return bytes !== undefined && /"workspaces"\s*:/.test(Buffer.from(bytes).toString());
}
