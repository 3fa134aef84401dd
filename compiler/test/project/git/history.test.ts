import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readHistory } from '../../../project/git/history.ts';

const test = suite<{ dir: string }>('history');
test.before.each((context) => {
  context.dir = mkdtempSync(path.join(tmpdir(), 'lectern-history-'));
});
test.after.each(({ dir }) => rmSync(dir, { recursive: true }));

function git(dir: string, ...args: string[]): void {
  execFileSync('git', args, { cwd: dir, stdio: 'pipe', env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null' } });
}

function write(dir: string, file: string, text = ''): void {
  mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  writeFileSync(path.join(dir, file), text);
}

function commit(dir: string, author: string, date: string): void {
  git(dir, 'add', '.');
  const env = { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: '2000-01-01T00:00:00Z' };
  const identity = ['-c', `user.name=${author}`, '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false'];
  execFileSync('git', [...identity, 'commit', '-q', '-m', 'A change\n\nwith a body'], { cwd: dir, env });
}

test('each file has the date in UTC and the author of its newest commit', async ({ dir }) => {
  git(dir, 'init', '-q');
  write(dir, 'site/docs/old.md');
  write(dir, 'site/docs/naïve "name".md');
  write(dir, 'elsewhere.md');
  commit(dir, 'Ann Ü', '2020-01-02T03:04:05+02:00');
  write(dir, 'site/docs/naïve "name".md', 'changed');
  commit(dir, 'Bob', '2021-01-01T00:00:00Z');
  write(dir, 'site/docs/untracked.md');
  const { commits, diagnostics } = await readHistory(path.join(dir, 'site'));
  assert.equal(diagnostics, []);
  assert.equal(
    [...commits],
    [
      ['docs/naïve "name".md', { at: '2021-01-01T00:00:00.000Z', by: 'Bob', added: '2020-01-02T01:04:05.000Z' }],
      ['docs/old.md', { at: '2020-01-02T01:04:05.000Z', by: 'Ann Ü', added: '2020-01-02T01:04:05.000Z' }],
    ],
  );
  const outside = await readHistory(path.join(dir, 'site'), ['../elsewhere.md']);
  assert.equal([...outside.commits.keys()], ['../elsewhere.md']);
});

test('a file was added by its first commit, also under a former name', async ({ dir }) => {
  git(dir, 'init', '-q');
  write(dir, 'blog/a.md', 'A text that is long enough to be known again under another name.\n');
  commit(dir, 'Ann', '2020-01-01T00:00:00Z');
  git(dir, 'mv', 'blog/a.md', 'blog/b.md');
  commit(dir, 'Bob', '2021-01-01T00:00:00Z');
  git(dir, 'mv', 'blog/b.md', 'blog/c.md');
  write(dir, 'blog/a.md', 'Another text, which takes a name that is free now.\n');
  commit(dir, 'Cy', '2022-01-01T00:00:00Z');
  const { commits } = await readHistory(dir);
  assert.equal(commits.get('blog/c.md'), {
    at: '2022-01-01T00:00:00.000Z',
    by: 'Cy',
    added: '2020-01-01T00:00:00.000Z',
  });
  assert.equal(commits.get('blog/a.md'), {
    at: '2022-01-01T00:00:00.000Z',
    by: 'Cy',
    added: '2022-01-01T00:00:00.000Z',
  });
});

test('a merge does not count as a change of its files', async ({ dir }) => {
  git(dir, 'init', '-q', '-b', 'main');
  write(dir, 'a.md');
  commit(dir, 'Ann', '2020-01-01T00:00:00Z');
  git(dir, 'checkout', '-q', '-b', 'side');
  write(dir, 'b.md');
  commit(dir, 'Bob', '2020-01-02T00:00:00Z');
  git(dir, 'checkout', '-q', 'main');
  git(dir, '-c', 'user.name=Cy', '-c', 'user.email=c@example.org', 'merge', '-q', '--no-ff', '-m', 'Merge', 'side');
  const { commits } = await readHistory(dir);
  assert.is(commits.get('b.md')!.by, 'Bob');
});

test('in a shallow clone, the commit at the cut does not count as the last change', async ({ dir }) => {
  const full = path.join(dir, 'full');
  mkdirSync(full);
  git(full, 'init', '-q');
  write(full, 'a.md');
  commit(full, 'Ann', '2020-01-01T00:00:00Z');
  write(full, 'b.md');
  commit(full, 'Bob', '2020-01-02T00:00:00Z');
  write(full, 'c.md');
  commit(full, 'Cy', '2020-01-03T00:00:00Z');
  git(dir, 'clone', '-q', '--depth', '2', `file://${full}`, 'cut');
  const { commits, diagnostics } = await readHistory(path.join(dir, 'cut'));
  assert.equal([...commits.keys()], ['c.md']);
  assert.match(diagnostics[0]!.message, 'only part of its history');
});

test('without a repository, or without commits, there is a warning and no history', async ({ dir }) => {
  const outside = await readHistory(dir);
  assert.is(outside.commits.size, 0);
  assert.is(outside.diagnostics.length, 1);
  assert.match(outside.diagnostics[0]!.message, 'this folder is not in a git repository');
  git(dir, 'init', '-q');
  assert.match((await readHistory(dir)).diagnostics[0]!.message, 'the repository has no commits yet');
});

test('if git is not installed, a warning is reported', async ({ dir }) => {
  const { PATH } = process.env;
  process.env.PATH = dir;
  try {
    assert.match((await readHistory(dir)).diagnostics[0]!.message, 'git is not installed');
  } finally {
    process.env.PATH = PATH;
  }
});

if (process.platform !== 'win32')
  test('git does not run in a repository where it would wait for a pipe', async ({ dir }) => {
    mkdirSync(path.join(dir, '.git'));
    execFileSync('mkfifo', [path.join(dir, '.git/HEAD')]);
    const { commits, diagnostics } = await readHistory(path.join(dir, 'docs'));
    assert.is(commits.size, 0);
    assert.match(diagnostics[0]!.message, '.git/HEAD" is a pipe, a socket or a device');
  });

test.run();
