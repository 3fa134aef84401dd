import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A file in a commit. */
interface Blob {
  size: number;
  isLink: boolean;
  read(): Promise<Uint8Array>;
}

/**
 * Runs git.
 *
 * @returns the output; undefined if git fails
 */
async function git(cwd: string, args: readonly string[]): Promise<Buffer | undefined> {
  const options = { cwd, encoding: 'buffer' as const, maxBuffer: 4 * 1024 * 1024 };
  return run('git', [...args], options).then(
    ({ stdout }) => stdout,
    () => undefined,
  );
}

/** Whether git ignores a file. If git also ignores the whole site, as in tests, the result is false. */
export async function isIgnored(file: string, siteDir: string, root: string): Promise<boolean> {
  const matches = async (each: string) => (await git(root, ['check-ignore', '--quiet', '--', each])) !== undefined;
  return (await matches(file)) && !(await matches(siteDir));
}

/**
 * Makes a document depend on a tag or a branch. For this, it checks whether the files exist in which git stores the
 * tag or branch. Lectern records these checks as dependencies.
 */
export async function recordRef(root: string, ref: string): Promise<void> {
  const folder = String((await git(root, ['rev-parse', '--git-common-dir'])) ?? '').trim();
  if (folder === '') return;
  for (const name of [`refs/tags/${ref}`, `refs/heads/${ref}`, `refs/remotes/${ref}`, 'packed-refs', ref])
    existsSync(path.resolve(root, folder, name));
}

/**
 * Finds a file in a commit.
 *
 * @param file relative to the repository's folder
 * @returns undefined if the commit has no such file
 */
export async function blobAt(root: string, ref: string, file: string): Promise<Blob | 'unknown ref' | undefined> {
  // Git would read a leading dash as an option.
  const isName = ref !== '' && !ref.startsWith('-');
  const commit = isName && (await git(root, ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`]));
  if (!commit) return 'unknown ref';
  const listed = await git(root, ['ls-tree', '-l', '-z', String(commit).trim(), '--', file]);
  const [, mode, name, size] = /^(\d+) blob (\w+) +(\d+)\t/.exec(String(listed ?? '')) ?? [];
  if (name === undefined) return undefined;
  const read = async () => (await git(root, ['cat-file', 'blob', name])) ?? Buffer.alloc(0);
  return { size: Number(size), isLink: mode === '120000', read };
}
