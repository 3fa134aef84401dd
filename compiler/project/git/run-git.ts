import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { devNull } from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { foldersUp } from '../../fs/inside.ts';
import { statOf } from '../../fs/stat.ts';

/**
 * The git commands that Lectern runs. No command compares the working tree with the index. That comparison
 * would run the filter programs that `.gitattributes` and `.git/config` name. Even `diff-files`, and
 * `diff-index` without `--cached`, do so.
 */
type GitCommand = 'cat-file' | 'diff-index' | 'for-each-ref' | 'log' | 'ls-files' | 'ls-tree' | 'rev-parse';

/** A git command and its arguments. */
export type GitCall = readonly [command: GitCommand, ...given: string[]];

/** Git settings on the command line. They override the repository's settings. */
const settings: Readonly<Record<string, string>> = {
  'core.quotePath': 'off',
  // The repository must not choose programs that git runs.
  'core.fsmonitor': 'false',
  'core.hooksPath': devNull,
  'log.showSignature': 'false',
  // Git must not read the config of a content folder that looks like a bare repository.
  'safe.bareRepository': 'explicit',
};

/** Environment variables for git. The user's own git settings still apply, for example `safe.directory`. */
const environment: Readonly<Record<string, string>> = {
  LC_ALL: 'C',
  // Without network access, git runs no ssh command, proxy, remote helper or credential helper.
  GIT_NO_LAZY_FETCH: '1',
  GIT_ALLOW_PROTOCOL: 'none',
  GIT_TERMINAL_PROMPT: '0',
  // Git must not rewrite the index.
  GIT_OPTIONAL_LOCKS: '0',
};

/**
 * Starts git so that nothing in the repository can make it run another program.
 *
 * @param dir absolute path of any folder in the repository
 */
export function startGit(dir: string, call: GitCall): ChildProcessByStdio<Writable, Readable, Readable> {
  const overriding = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
  return spawn('git', ['--no-pager', ...overriding, ...call], {
    cwd: dir,
    stdio: 'pipe',
    env: { ...process.env, ...environment },
  });
}

/**
 * @returns the output of git
 * @throws Error with a reason for the user if git is missing or fails
 */
export async function readAll(dir: string, call: GitCall): Promise<string> {
  let text = '';
  for await (const chunk of runGit(dir, call)) text += chunk;
  return text;
}

/**
 * Splits the output of git at NUL characters. The line break between a commit and its files is removed.
 *
 * @throws Error with a reason for the user if git is missing or fails
 */
export async function* readParts(dir: string, call: GitCall): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of runGit(dir, call)) {
    const parts = (rest + chunk).split('\0');
    rest = parts.pop()!;
    for (const part of parts) if (part !== '') yield part.replace(/^\n/, '');
  }
}

async function* runGit(dir: string, call: GitCall): AsyncGenerator<string> {
  const pipe = gitPipe(dir);
  if (pipe !== undefined) throw new Error(`"${pipe}" is a pipe, a socket or a device`);
  const git = startGit(dir, call);
  git.stdin.on('error', () => {}).end();
  let complaint = '';
  git.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  const ended = new Promise<number | null>((resolve, reject) => {
    git.on('close', resolve);
    git.on('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ENOENT' ? new Error('git is not installed') : error),
    );
  });
  // The promise is awaited below. Until then, a rejection must not count as unhandled.
  ended.catch(() => {});
  yield* git.stdout.setEncoding('utf8');
  if ((await ended) !== 0) throw new Error(explain(complaint));
}

/** Files in `.git` that every git command reads. */
const ownFiles = ['.', 'HEAD', 'commondir', 'config', 'index', 'packed-refs', 'shallow'];

/**
 * Finds a named pipe or device among git's own files. Git would wait forever when reading it.
 *
 * @param dir absolute path of any folder
 * @returns the first of git's files that is a pipe, a socket or a device
 */
function gitPipe(dir: string): string | undefined {
  const git = foldersUp(dir)
    .map((folder) => path.join(folder, '.git'))
    .find((file) => statOf(file) !== undefined);
  return git && ownFiles.map((file) => path.join(git, file)).find((file) => statOf(file)?.kind === 'other');
}

function explain(complaint: string): string {
  if (/not a git repository/.test(complaint)) return 'this folder is not in a git repository';
  if (/does not have any commits/.test(complaint)) return 'the repository has no commits yet';
  const lines = complaint.trim().split('\n');
  return `git says "${lines.find((line) => /^(?:fatal|error): /.test(line)) ?? lines[0]}"`;
}
