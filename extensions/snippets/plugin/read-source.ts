import { existsSync } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { VFile } from 'vfile';
import { blobAt, isIgnored, recordRef } from './git.ts';
import type { SnippetRequest } from './request.ts';
import { SnippetProblem } from './snippet-problem.ts';

/** Maximum size of a file in bytes. */
const limit = 1024 * 1024;

/** Names of files that usually contain secrets. */
const secret = /^(?:\.git|\.ssh|\.npmrc|\.netrc|\.env(?!\.(?:example|sample|template|dist)$)(?:\..*)?|id_[a-z\d]+)$/;

/**
 * Reads the file of a fence, from the disk or from a commit.
 *
 * @param chosen the option `root`: the folder that must contain the file, relative to the site's folder
 * @returns the text, and the path relative to the site's folder
 * @throws SnippetProblem if the file is missing, or must not be read
 */
export async function readSource(
  { file, ref }: SnippetRequest,
  { path: page, cwd }: VFile,
  chosen?: string,
): Promise<{ text: string; shown: string }> {
  const siteDir = path.resolve(cwd);
  const repository = await repositoryOf(siteDir);
  const root = chosen === undefined ? (repository ?? siteDir) : path.resolve(siteDir, chosen);
  const place = chosen === undefined ? 'the repository' : `the folder "${chosen}"`;
  const absolute = resolve(file, { page: path.dirname(path.resolve(cwd, page)), root, siteDir });
  const shown = path.relative(siteDir, absolute).split(path.sep).join('/');
  if (!isInside(root, absolute)) refuse(`"${file}" is outside of ${place}`);
  const inRoot = path.relative(root, absolute).split(path.sep).join('/');
  if (inRoot.split('/').some((name) => secret.test(name)))
    refuse(`"${shown}" has a name that is common for files with secrets`);
  const bytes =
    ref === undefined
      ? await fromDisk(absolute, { root, siteDir, repository, place }, shown)
      : await fromCommit(ref, root, inRoot);
  if (bytes === undefined)
    throw new SnippetProblem('missing-file', `there is no file "${shown}"${ref === undefined ? '' : ` in ${ref}`}`, {
      hint: 'write the path relative to the page; "@site/" means the folder of the site, and "/" the folder of the repository',
    });
  return { text: decode(bytes, shown), shown };
}

interface Folders {
  page: string;
  root: string;
  siteDir: string;
}

function resolve(file: string, { page, root, siteDir }: Folders): string {
  if (file.startsWith('@site/')) return path.join(siteDir, file.slice('@site/'.length));
  return file.startsWith('/') ? path.join(root, file) : path.resolve(page, file);
}

async function fromDisk(
  absolute: string,
  { root, siteDir, repository, place }: Omit<Folders, 'page'> & { repository: string | undefined; place: string },
  shown: string,
): Promise<Uint8Array | undefined> {
  // Lectern records this check as a dependency of the document, even if the file is missing or refused.
  if (!existsSync(absolute)) return undefined;
  const real = await realpath(absolute);
  if (!isInside(await realpath(root), real)) refuse(`"${shown}" is a symbolic link to a file outside of ${place}`);
  const found = await stat(real);
  if (!found.isFile()) refuse(`"${shown}" is not a file`);
  checkSize(found.size, shown);
  if (repository !== undefined && (await isIgnored(absolute, siteDir, repository))) refuse(`git ignores "${shown}"`);
  return readFile(real);
}

async function fromCommit(ref: string, root: string, inRoot: string): Promise<Uint8Array | undefined> {
  await recordRef(root, ref);
  const blob = await blobAt(root, ref, inRoot);
  if (blob === 'unknown ref')
    throw new SnippetProblem('missing-file', `git has no tag, branch or commit "${ref}"`, {
      option: 'ref',
      hint: 'correct the name, or run "git fetch --tags" if the repository was cloned without its tags',
    });
  if (blob?.isLink) refuse(`"${inRoot}" is a symbolic link in "${ref}" of the git repository`);
  if (blob) checkSize(blob.size, inRoot);
  return blob?.read();
}

function checkSize(size: number, shown: string): void {
  if (size > limit) refuse(`"${shown}" has ${size} bytes; the limit is ${limit}`);
}

function decode(bytes: Uint8Array, shown: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n');
  } catch {
    return refuse(`"${shown}" is not text in UTF-8`);
  }
}

function refuse(message: string): never {
  throw new SnippetProblem('refused-file', message, { hint: 'set "file" to a text file that is in the repository' });
}

/** @returns the nearest folder with a repository, at or above the folder of a site */
async function repositoryOf(dir: string): Promise<string | undefined> {
  for (let folder = dir; ; folder = path.dirname(folder)) {
    if (await stat(path.join(folder, '.git')).catch(() => undefined)) return folder;
    if (folder === path.dirname(folder)) return undefined;
  }
}

function isInside(folder: string, file: string): boolean {
  const relative = path.relative(folder, file);
  return relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative);
}
