import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { diagnose } from '../../diagnostics/catalogue.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { readAll, readParts } from './run-git.ts';

/** Dates and author of a file, from commits. Times are commit times in ISO 8601, UTC. */
export interface FileHistory {
  /** Time of the newest commit that changed the file. */
  at: string;
  /** Name of that commit's author. */
  by: string;
  /** Time of the first commit that has the file, under its current or a former name. */
  added: string;
}

export interface History {
  /**
   * History by path. Paths are relative to the site's folder, with forward slashes. Files without commits are
   * missing.
   */
  commits: Map<string, FileHistory>;
  diagnostics: Diagnostic[];
}

/**
 * Reads the newest and the oldest commit of every file, in one pass over the history. Renames inside the
 * given folders are followed.
 *
 * @param siteDir absolute path of any folder in the repository
 * @param dirs folders relative to the site's folder
 * @param commit the newest commit to read; default: the one that is checked out
 */
export async function readHistory(siteDir: string, dirs: string[] = ['.'], commit?: string): Promise<History> {
  try {
    const repository = await readAll(siteDir, ['rev-parse', '--is-shallow-repository', '--show-prefix']);
    const [shallow, prefix = ''] = repository.split('\n');
    const isShallow = shallow === 'true';
    const range = [...(commit === undefined ? [] : [commit]), '--', ...dirs];
    const read = (renames: string) => readCommits(siteDir, prefix, [renames, ...range], isShallow);
    // Git must not download blobs that a partial clone lacks. Without old blobs, git detects only renames of
    // unchanged files.
    const commits = await read('--find-renames').catch(() => read('--find-renames=100%'));
    const partly = 'the repository contains only part of its history, so some dates are unknown';
    return { commits, diagnostics: isShallow ? [noHistory(partly)] : [] };
  } catch (error) {
    return { commits: new Map(), diagnostics: [noHistory((error as Error).message)] };
  }
}

async function readCommits(
  siteDir: string,
  prefix: string,
  given: readonly string[],
  isShallow: boolean,
): Promise<History['commits']> {
  const commits = new Map<string, FileHistory>();
  // Former name of a file → current name. Commits come newest first.
  const names = new Map<string, string>();
  await readLog(siteDir, given, isShallow, ({ file, before }, { at, by }) => {
    const name = names.get(file) ?? file;
    const sitePath = path.posix.relative(prefix, name);
    commits.set(sitePath, { at, by, ...commits.get(sitePath), added: at });
    if (before !== undefined) names.set(before, name);
  });
  return commits;
}

function noHistory(reason: string): Diagnostic {
  return diagnose('no-history', { path: '.' }, { reason });
}

/** Options that keep `git log` from running programs that the repository's config and attributes name. */
export const inert = ['--no-show-signature', '--no-ext-diff', '--no-textconv'];

type Commit = Pick<FileHistory, 'at' | 'by'>;

async function readLog(
  siteDir: string,
  given: readonly string[],
  isShallow: boolean,
  visit: (change: FileChange, commit: Commit) => void,
): Promise<void> {
  // Separates commits in the output. It is random, so that no file name can start with it.
  const mark = randomUUID();
  // In a shallow clone, the oldest commit seems to add every file, so commits without parents are skipped.
  const known = isShallow ? ['--min-parents=1'] : [];
  const format = ['-z', '--name-status', '--encoding=UTF-8', `--format=${mark}%ct %an`];
  const parts = readParts(siteDir, ['log', ...known, ...inert, ...format, ...given]);
  let commit: Commit | undefined;
  for await (const part of parts) {
    if (part.startsWith(mark)) {
      const [, seconds, by] = /^(\d+) (.*)$/s.exec(part.slice(mark.length))!;
      commit = { at: new Date(Number(seconds) * 1000).toISOString(), by: by! };
    } else if (commit) visit(await readChange(part, parts), commit);
  }
}

/** A file that a commit changes or renames. */
export interface FileChange {
  /** The status letter in git's output: `M`, `A`, `D`, `R100`. */
  status: string;
  file: string;
  /** The former name, for a rename. */
  before?: string | undefined;
}

/** Reads a change from git's output. A status `M` or `A` is followed by one file name, `R100` by the old and the new
 * name. */
export async function readChange(status: string, parts: AsyncGenerator<string>): Promise<FileChange> {
  const next = async () => (await parts.next()).value as string;
  const before = status.startsWith('R') ? await next() : undefined;
  return { status, file: await next(), before };
}
