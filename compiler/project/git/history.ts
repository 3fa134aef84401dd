import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { diagnose } from '../../diagnostics/catalogue.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { foldersUp } from '../../fs/inside.ts';
import { statOf } from '../../fs/look.ts';

/** What the commits of a file say. Times are those of committing: ISO 8601, in UTC. */
export interface FileHistory {
  /** When the newest commit was made. */
  at: string;
  /** The name of its author. */
  by: string;
  /** When the first commit was made that has the file, under whatever name. */
  added: string;
}

export interface History {
  /** By path, relative to the site's folder with forward slashes. Files that were never committed have none. */
  commits: Map<string, FileHistory>;
  diagnostics: Diagnostic[];
}

/**
 * Reads the newest and the oldest commit of every file in one pass over the history. Renames within the folders asked
 * for are followed.
 *
 * @param siteDir absolute; it may be any folder of the repository
 * @param dirs the wanted folders, relative to the site's
 * @param commit the newest one that counts; that which is checked out unless given
 */
export async function readHistory(siteDir: string, dirs: string[] = ['.'], commit?: string): Promise<History> {
  const commits = new Map<string, FileHistory>();
  // What a file is called today, by a name it had before. Commits come newest first.
  const names = new Map<string, string>();
  try {
    const repository = await readAll(siteDir, ['rev-parse', '--is-shallow-repository', '--show-prefix']);
    const [shallow, prefix = ''] = repository.split('\n');
    const isShallow = shallow === 'true';
    const range = [...(commit === undefined ? [] : [commit]), '--', ...dirs];
    await readLog(siteDir, range, isShallow, ({ file, before }, { at, by }) => {
      const name = names.get(file) ?? file;
      const sitePath = path.posix.relative(prefix, name);
      commits.set(sitePath, { at, by, ...commits.get(sitePath), added: at });
      if (before !== undefined) names.set(before, name);
    });
    const partly = 'the repository holds only a part of its history, so some are not known';
    return { commits, diagnostics: isShallow ? [noHistory(partly)] : [] };
  } catch (error) {
    return { commits: new Map(), diagnostics: [noHistory((error as Error).message)] };
  }
}

function noHistory(reason: string): Diagnostic {
  return diagnose('no-history', { path: '.' }, { reason });
}

type Commit = Pick<FileHistory, 'at' | 'by'>;

async function readLog(
  siteDir: string,
  range: string[],
  isShallow: boolean,
  visit: (change: FileChange, commit: Commit) => void,
): Promise<void> {
  // Nobody can give a file a name that starts with a mark drawn at random.
  const mark = randomUUID();
  // In a repository cut short the oldest commit seems to have made every file, so it says nothing.
  const known = isShallow ? ['--min-parents=1'] : [];
  const log = ['log', ...known, '-z', '--name-status', '--find-renames', '--no-show-signature', '--encoding=UTF-8'];
  const parts = readParts(siteDir, [...log, `--format=${mark}%ct %an`, ...range]);
  let commit: Commit | undefined;
  for await (const part of parts) {
    if (part.startsWith(mark)) {
      const [, seconds, by] = /^(\d+) (.*)$/s.exec(part.slice(mark.length))!;
      commit = { at: new Date(Number(seconds) * 1000).toISOString(), by: by! };
    } else if (commit) visit(await readChange(part, parts), commit);
  }
}

/** @returns what git prints */
export async function readAll(dir: string, args: string[]): Promise<string> {
  let text = '';
  for await (const chunk of runGit(dir, args)) text += chunk;
  return text;
}

/** What git prints, taken apart at its NULs; the line break between a commit and its files is dropped. */
export async function* readParts(dir: string, args: string[]): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of runGit(dir, args)) {
    const parts = (rest + chunk).split('\0');
    rest = parts.pop()!;
    for (const part of parts) if (part !== '') yield part.replace(/^\n/, '');
  }
}

/** A file that is another than it was, or has another name. */
export interface FileChange {
  /** As git writes it: `M`, `A`, `D`, `R100`. */
  status: string;
  file: string;
  /** The name it had before, when it was renamed. */
  before?: string | undefined;
}

/** Takes changes out of what git prints: `M`, `A` and such are followed by a name, `R100` by the old one and the new. */
export async function readChange(status: string, parts: AsyncGenerator<string>): Promise<FileChange> {
  const next = async () => (await parts.next()).value as string;
  const before = status.startsWith('R') ? await next() : undefined;
  return { status, file: await next(), before };
}

/** @throws Error with a reason to show when git is missing or refuses */
async function* runGit(dir: string, args: string[]): AsyncGenerator<string> {
  const pipe = gitPipe(dir);
  if (pipe !== undefined) throw new Error(`"${pipe}" is a pipe, a socket or a device`);
  // A repository's own settings must not make git start programs.
  const settings = ['-c', 'core.quotePath=off', '-c', 'core.fsmonitor=false'];
  const git = spawn('git', [...settings, ...args], {
    cwd: dir,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LC_ALL: 'C' },
  });
  let complaint = '';
  git.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  const ended = new Promise<number | null>((resolve, reject) => {
    git.on('close', resolve);
    git.on('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ENOENT' ? new Error('git is not installed') : error),
    );
  });
  // It is awaited below; until then a rejection must not count as unhandled.
  ended.catch(() => {});
  yield* git.stdout.setEncoding('utf8');
  if ((await ended) !== 0) throw new Error(explain(complaint));
}

/** What git reads of a repository whatever it is asked. */
const ownFiles = ['.', 'HEAD', 'commondir', 'config', 'index', 'packed-refs', 'shallow'];

/**
 * Git waits without end for a pipe in the place of one of its own files.
 *
 * @param dir any folder, absolute
 * @returns the first of those files, of the repository that the folder is in, that is a pipe, a socket or a device
 */
function gitPipe(dir: string): string | undefined {
  const git = foldersUp(dir)
    .map((folder) => path.join(folder, '.git'))
    .find((file) => statOf(file) !== undefined);
  return git && ownFiles.map((file) => path.join(git, file)).find((file) => statOf(file)?.kind === 'other');
}

function explain(complaint: string): string {
  if (complaint.includes('not a git repository')) return 'this folder lies in no git repository';
  if (complaint.includes('does not have any commits')) return 'the repository has no commits yet';
  return `git says "${complaint.trim().split('\n')[0]}"`;
}
