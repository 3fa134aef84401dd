import { posix } from 'node:path';
import type { FileStat, Name } from '../../fs/files.ts';
import type { MountedFolder } from '../../fs/mounts.ts';
import { inOrderOfPaths } from '../../fs/stat.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { didYouMean } from '../../diagnostics/rule.ts';
import { fetchAll, type GitObjects } from './git-objects.ts';
import { readAll, readParts } from './run-git.ts';

/** A folder in a commit, read from the repository instead of the disk. */
export interface GitFolder extends MountedFolder {
  /** Full hash of the commit. */
  commit: string;
}

/** Thrown if a folder of a commit can't be read. Contains the reason, and a hint. */
export class GitFolderError extends Error {
  /**
   * Creates the error.
   *
   * @param key the version's setting that is wrong
   */
  constructor(
    message: string,
    readonly hint?: string,
    readonly key = 'git',
  ) {
    super(message);
  }
}

/** @returns the full hash of the commit that a tag, a branch or an abbreviated hash refers to */
export async function resolveCommit(siteDir: string, ref: string): Promise<string> {
  // Git would read a leading dash as an option.
  const isName = ref !== '' && !ref.startsWith('-');
  const found =
    isName && (await readAll(siteDir, ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`]).catch(() => ''));
  if (found) return found.trim();
  // Without a repository, this fails with a clearer message than the next command.
  await readAll(siteDir, ['rev-parse', '--git-dir']).catch((error: Error) => {
    throw new GitFolderError(error.message);
  });
  const names = (await readAll(siteDir, ['for-each-ref', '--format=%(refname:short)'])).split('\n').filter(Boolean);
  throw new GitFolderError(
    `there is no tag, branch or commit ${JSON.stringify(ref)}`,
    didYouMean(nearest(ref, names)) ?? 'run "git fetch --tags" if the repository was cloned without its tags',
  );
}

/**
 * Lists the files of a folder in a commit. Their content is read on demand.
 *
 * @param folder relative to the site's folder. The site's folder has the same path in the commit
 * @throws GitFolderError if the commit doesn't exist, or has no such folder
 */
export async function openGitFolder(
  siteDir: string,
  ref: string,
  folder: string,
  objects: GitObjects,
): Promise<GitFolder> {
  const commit = await resolveCommit(siteDir, ref);
  const prefix = (await readAll(siteDir, ['rev-parse', '--show-prefix'])).trim();
  const inside = posix.join(prefix, folder).replace(/^\.\/?$|\/$/g, '');
  if (inside.startsWith('..'))
    throw new GitFolderError(`the folder ${JSON.stringify(folder)} is outside of the repository`);
  const blobs = new Map<string, Blob>();
  const lacking = new GitFolderError(`the repository lacks files of ${JSON.stringify(ref)}`, fetchAll);
  try {
    for await (const line of readParts(siteDir, ['ls-tree', '-r', '-l', '-z', '--full-tree', `${commit}:${inside}`])) {
      const [, mode, type, name, size, file] = /^(\d+) (\w+) (\w+) +(\S+)\t(.*)$/s.exec(line)!;
      if (type === 'blob') blobs.set(file!, { name: name!, size: Number(size), isLink: mode === '120000' });
    }
  } catch (error) {
    if (/promisor/.test((error as Error).message)) throw lacking;
    throw new GitFolderError(
      `${JSON.stringify(ref)} has no folder ${JSON.stringify(inside)}`,
      'set "path" to the folder that contained the docs in that commit',
      'path',
    );
  }
  // Git prints "BAD" instead of a size for a blob that a partial clone lacks.
  if ([...blobs.values()].some(({ size }) => Number.isNaN(size))) throw lacking;
  return { commit, ...foldersOf(blobs, objects) };
}

/** A file in a commit. */
interface Blob {
  name: string;
  size: number;
  isLink: boolean;
}

function foldersOf(blobs: ReadonlyMap<string, Blob>, objects: GitObjects): MountedFolder {
  const folders = new Map<string, Map<string, Name>>([['', new Map()]]);
  for (const [file, { isLink }] of blobs) {
    let below = '';
    for (const name of file.split('/')) {
      const path = below === '' ? name : `${below}/${name}`;
      const kind = path !== file ? 'folder' : isLink ? 'link' : 'file';
      if (!folders.has(below)) folders.set(below, new Map());
      folders.get(below)!.set(name, { name, kind });
      below = path;
    }
  }
  return {
    names: (dir) => [...(folders.get(dir)?.values() ?? [])].sort(inOrderOfPaths),
    stat(file): FileStat | undefined {
      const blob = blobs.get(file);
      if (!blob) return folders.has(file) ? { kind: 'folder', size: 0, changed: 0, fingerprint: 'folder' } : undefined;
      return { kind: blob.isLink ? 'link' : 'file', size: blob.size, changed: 0, fingerprint: blob.name };
    },
    read: async (file) => {
      const blob = blobs.get(file);
      return blob && objects.read(blob.name);
    },
  };
}
