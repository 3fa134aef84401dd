import { createHash } from 'node:crypto';
import { readlinkSync } from 'node:fs';
import path from 'node:path';
import { refusal } from '../../diagnostics/errors/problem.ts';
import { disk } from '../../fs/disk.ts';
import { openGitObjects, type GitObjects } from './git-objects.ts';
import { readAll, readParts } from './run-git.ts';

/** Files that differ between a site's folder and a commit, by path relative to the folder. */
export interface ChangedFiles {
  /** Files whose content differs from the commit, and files that are not in the commit. */
  changed: ReadonlySet<string>;
  /** Files of the commit that don't exist on disk. */
  removed: ReadonlySet<string>;
}

/**
 * Compares the files on disk with a commit, without running git filters, because a filter is a program. So an LFS file
 * is compared by the hash in its pointer. A file with the attribute `ident` or `working-tree-encoding` always counts as
 * changed.
 *
 * @param siteDir absolute path of any folder in the repository
 * @param ref a branch, a tag or a commit
 * @param isContent whether a path is compared
 * @throws ConfigError if the ref doesn't exist
 */
export async function readChangedFiles(
  siteDir: string,
  ref: string,
  isContent: (file: string) => boolean,
): Promise<ChangedFiles> {
  const commit = await commitOf(siteDir, ref);
  const committed = new Map<string, string>();
  for await (const line of readParts(siteDir, ['ls-tree', '-r', '-z', commit, '--', '.'])) {
    const [, type, name, file] = /^\d+ (\w+) (\w+)\t(.*)$/s.exec(line)!;
    if (type === 'blob' && isContent(file!)) committed.set(file!, name!);
  }
  const changed = new Set<string>();
  const unread = new Set<string>();
  const list = ['-z', '-t', '--cached', '--others', '--exclude-standard'];
  for await (const line of readParts(siteDir, ['ls-files', ...list, '--', '.'])) {
    const [status, file] = [line[0]!, line.slice(2)];
    // The status `S` means that a sparse checkout doesn't contain the file.
    if (status === 'S') unread.add(file);
    else if (isContent(file) && !committed.has(file) && (await isFile(path.join(siteDir, file)))) changed.add(file);
  }
  const removed = new Set<string>();
  const objects = openGitObjects(siteDir);
  for (const [file, name] of committed) {
    const bytes = await bytesOf(path.join(siteDir, file));
    if (bytes === undefined) {
      if (!unread.has(file)) removed.add(file);
    } else if (!(await isBlob(bytes, name, objects))) changed.add(file);
  }
  return { changed, removed };
}

/** Whether a path exists and is not a folder. A git submodule counts as a folder. */
async function isFile(file: string): Promise<boolean> {
  const stat = await disk.stat(file);
  return stat !== undefined && stat.kind !== 'folder';
}

/**
 * @returns the content of a file or the target of a link, as git stores it without filters; undefined for
 *   folders
 */
async function bytesOf(file: string): Promise<Uint8Array | undefined> {
  const stat = await disk.stat(file);
  if (stat?.kind === 'link') return Buffer.from(readlinkSync(file));
  return stat?.kind === 'file' ? disk.read(file) : undefined;
}

/**
 * Whether git stores these bytes as the blob `name`. Git may replace CRLF with LF, or store a Git LFS pointer.
 */
async function isBlob(bytes: Uint8Array, name: string, objects: GitObjects): Promise<boolean> {
  if (nameOf(bytes, name) === name || nameOf(withoutCarriageReturns(bytes), name) === name) return true;
  const pointer = await objects.read(name).catch(() => undefined);
  const [, hash] = /^version https:\/\/git-lfs[^]*\noid sha256:([\da-f]{64})\n/.exec(text(pointer)) ?? [];
  return hash === createHash('sha256').update(bytes).digest('hex');
}

function text(pointer: Uint8Array | undefined): string {
  return Buffer.from(pointer?.subarray(0, 1024) ?? []).toString('latin1');
}

/**
 * Computes the hash of a blob, as git does.
 *
 * @param like any object name of the repository. Its length selects the algorithm: 40 digits SHA-1, 64 digits SHA-256
 */
function nameOf(bytes: Uint8Array, like: string): string {
  const hash = createHash(like.length === 40 ? 'sha1' : 'sha256');
  return hash.update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

function withoutCarriageReturns(bytes: Uint8Array): Uint8Array {
  if (!bytes.includes(13)) return bytes;
  return Buffer.from(Buffer.from(bytes).toString('latin1').replaceAll('\r\n', '\n'), 'latin1');
}

async function commitOf(siteDir: string, ref: string): Promise<string> {
  try {
    const named = await readAll(siteDir, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]);
    return named.trim();
  } catch {
    throw refusal('--since', {
      message: `the git repository has no commit, branch or tag "${ref}"`,
      hint: 'run "git fetch --unshallow" first if only a part of the history was cloned',
    });
  }
}
