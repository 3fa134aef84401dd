import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { exitCode, explain } from '../../cli/failure.ts';
import { version } from '../../version.ts';

function systemError(code: string, more: object = {}): Error {
  return Object.assign(new Error(`${code}: something`), { code, ...more });
}

test('a system error is not an internal error, regardless of the caller', () => {
  const full = systemError('ENOSPC', { syscall: 'write' });
  assert.is(exitCode(full), 3);
  assert.is(
    explain(full),
    "can't write: there is no space left on the device\n  hint: free some space and run the command again\n",
  );
  const many = systemError('EMFILE', { syscall: 'open', path: '/a/b.js' });
  assert.is(exitCode(many), 3);
  assert.match(explain(many), 'can\'t open "/a/b.js": too many files are open');
});

test('any other unexpected error is an internal error, with a report file to send', () => {
  for (const problem of [new Error('a'), systemError('ENOENT'), systemError('ERR_INVALID_ARG_TYPE'), 'a', undefined]) {
    assert.is(exitCode(problem), 70);
    const reported = explain(problem);
    assert.match(reported, 'Lectern failed because of an internal error');
    const file = /the file "([^"]+)"/.exec(reported)![1]!;
    const report = readFileSync(file, 'utf8');
    rmSync(path.dirname(file), { recursive: true });
    for (const fact of [version, process.version, ...(problem instanceof Error ? [problem.stack!] : [])])
      assert.ok(report.includes(fact), fact);
  }
});

test('a result that cannot be printed ends with a readable error', () => {
  if (!existsSync('/dev/full')) return;
  const full = openSync('/dev/full', 'w');
  const root = path.resolve(import.meta.dirname, '../../..');
  const { status, stderr } = spawnSync(process.execPath, ['bin/lectern.js', 'schema', 'page'], {
    cwd: root,
    stdio: ['ignore', full, 'pipe'],
    encoding: 'utf8',
  });
  closeSync(full);
  assert.is(status, 3, stderr);
  assert.not.match(stderr, '    at ');
});

test('with any limit of open files, the command succeeds or ends with a readable error', () => {
  if (process.platform === 'win32') return;
  const root = path.resolve(import.meta.dirname, '../../..');
  const refused = new Set<number>();
  for (let limit = 16; limit < 32; limit += 1) {
    const command = `ulimit -n ${limit} && exec "${process.execPath}" bin/lectern.js schema page`;
    const { status, stderr } = spawnSync('sh', ['-c', command], { cwd: root, encoding: 'utf8' });
    if (status === 3) refused.add(limit);
    // With even fewer file descriptors, Node.js can't start or load the command.
    else if (status !== 0) assert.not.match(stderr, 'build/compiler');
    if (status === 3) assert.not.match(stderr, '    at ');
  }
  assert.ok(refused.size > 0);
});

test.run();
