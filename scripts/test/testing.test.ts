// Tests how results of test files are read, printed, and distributed to processes.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { tempFolder } from '../../compiler/test/temp.ts';
import { describe, sum } from '../testing/counts.ts';
import { describeFailures, describeSlowest, readReport, type FileResult } from '../testing/file-result.ts';
import { folderOfTests } from '../testing/folder-of-tests.ts';
import { inOrder, runsAlone } from '../testing/order.ts';
import { startTestProcess } from '../testing/test-process.ts';

const folder = tempFolder();
test.after(() => folder.remove());

const ofFile = (file: string, failed = 0, seconds = 1): FileResult => ({
  file,
  passed: 2,
  failed,
  skipped: 1,
  seconds,
});
function read(results: FileResult[], files: string[], code: number | null): string[] {
  folder.write({ 'report.jsonl': results.map((each) => `${JSON.stringify(each)}\n`).join('') });
  return readReport(path.join(folder.dir, 'report.jsonl'), files, code).map(({ file, failed }) => `${file} ${failed}`);
}

test('the summary adds up the counts, and shows skipped tests only if there are any', () => {
  assert.is(describe(sum([ofFile('a'), ofFile('b', 3)])), '4 passed, 3 failed, 2 skipped');
  assert.is(describe(sum([])), '0 passed, 0 failed');
});

test('a file that is missing in the report has failed', () => {
  assert.equal(read([ofFile('a')], ['a', 'b'], 0), ['a 0', 'b 1']);
  assert.equal(
    readReport(path.join(folder.dir, 'none.jsonl'), ['a'], null).map(({ failed }) => failed),
    [1],
  );
});

test('a process with a failing exit code has a failure, even if its report has none', () => {
  assert.equal(read([ofFile('a')], ['a'], 1), ['a 0', 'after all tests 1']);
  assert.equal(read([ofFile('a', 2)], ['a'], 1), ['a 2']);
});

test('the slowest files are listed, the slowest first', () => {
  const results = Array.from({ length: 12 }, (_, index) => ofFile(`file-${index}`, 0, index));
  const lines = describeSlowest(results).split('\n');
  assert.is(lines.length, 10);
  assert.match(lines[0]!, /11\.0 s {2}file-11$/);
});

test('the end of a run lists each failed file with the output of its failed tests', () => {
  const failing = { ...ofFile('b', 1), failures: ['b is wrong'] };
  const lines = describeFailures([ofFile('a'), failing, { ...ofFile('c', 1), isBrowserLost: true }]).split('\n');
  assert.equal(lines.filter(Boolean), [
    'Failed: ✗ b  2 passed, 1 failed, 1 skipped, 1.0 s',
    'b is wrong',
    'Failed: ✗ c  2 passed, 1 failed, 1 skipped, 1.0 s (the browser crashed meanwhile)',
  ]);
  assert.is(describeFailures([ofFile('a')]), '');
});

test('slow files come first, and files that measure their process run alone', () => {
  const files = ['a.test.ts', 'compiler/test/cli.test.ts', 'b.browser.test.ts', 'compiler/test/storm.test.ts'];
  const ordered = inOrder(files);
  assert.equal(ordered, ['b.browser.test.ts', 'compiler/test/storm.test.ts', 'compiler/test/cli.test.ts', 'a.test.ts']);
  assert.equal(ordered.filter(runsAlone), ['compiler/test/storm.test.ts']);
});

test('a process runs file after file; if a file ends the process, this file and all later files fail', async () => {
  let printed = '';
  const started = startTestProcess({
    folder: path.resolve(import.meta.dirname, '../../fixtures/test-runner'),
    report: path.join(folder.dir, 'process.jsonl'),
    env: process.env,
    print: (text) => (printed += text),
  });
  const run = async (file: string) =>
    (await started.run(file)).map((result) => `${result.file} ${result.passed} ${result.failed}`);
  assert.equal(await run('passes.test.ts'), ['passes.test.ts 1 0']);
  assert.equal(await run('fails-and-skips.test.ts'), ['fails-and-skips.test.ts 1 1']);
  assert.not(started.hasEnded());
  assert.equal(await run('exits.test.ts'), ['exits.test.ts 0 1']);
  assert.ok(started.hasEnded());
  assert.equal(await run('only-skips.test.ts'), ['only-skips.test.ts 0 1']);
  assert.equal(await started.end(), []);
  assert.match(printed, /✓ passes\.test\.ts  1 passed[\s\S]*✗ fails-and-skips\.test\.ts/);
});

test('no browser test waits for a time', () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const files = fastGlob.sync('{compiler,viewer,corpus}/test/**/*.{ts,tsx}', { cwd: root });
  assert.ok(files.some((file) => file.includes('.browser.')));
  const waiting = files.filter((file) => readFileSync(path.join(root, file), 'utf8').includes('.waitForTimeout('));
  assert.equal(waiting, []);
});

test('each test run has its own folder, and programs can run from it', () => {
  const [one, other] = [folderOfTests(), folderOfTests()];
  try {
    assert.is.not(one, other);
    const program = path.join(one, 'says-yes');
    writeFileSync(program, '#!/bin/sh\necho yes\n', { mode: 0o700 });
    assert.is(spawnSync(program, { encoding: 'utf8' }).stdout, 'yes\n');
  } finally {
    for (const each of [one, other]) rmSync(each, { recursive: true });
  }
});

test.run();
