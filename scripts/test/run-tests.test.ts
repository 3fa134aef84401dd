// Tests the test runner with test files that fail in different ways.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { tempFolder } from '../../compiler/test/temp.ts';
import type { FileResult } from '../testing/file-result.ts';

const root = path.resolve(import.meta.dirname, '../..');
const toys = path.join(root, 'fixtures/test-runner');
const folder = tempFolder();
test.after(() => folder.remove());

interface Outcome {
  status: number | null;
  /** The output without colours. */
  text: string;
  lastLine: string;
  report: FileResult[];
}

function runToys(...names: string[]): Outcome {
  const reportFile = path.join(folder.dir, `${names[0]}-${names.length}.jsonl`);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/run-tests.ts', '--in', toys, '--report', reportFile, ...names],
    { cwd: root, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' } },
  );
  const text = stdout + stderr;
  const lines = readFileSync(reportFile, 'utf8').trim().split('\n');
  return {
    status,
    text,
    lastLine: stdout.trimEnd().split('\n').at(-1)!,
    report: lines.map((line) => JSON.parse(line) as FileResult),
  };
}

/** Test files that do not end the process. One process runs all of them. */
const together = {
  'fails-and-skips': ['1 passed, 1 failed, 1 skipped', ''],
  'holds-nothing': ['1 failed', 'It contains no test.'],
  'hook-after-fails': ['1 passed, 2 failed', 'thrown after all tests'],
  'hook-before-fails': ['2 failed', 'thrown before all tests'],
  'never-runs': ['1 failed', 'does it end with test.run()?'],
  'only-skips': ['2 skipped', ''],
  passes: ['1 passed', ''],
  'rejects-at-once': ['1 passed, 1 failed', 'rejected at once'],
  'throws-at-import': ['1 failed', 'thrown at import'],
} as const;
let outcome: Outcome;
test.before(() => {
  outcome = runToys(...Object.keys(together));
});

for (const [name, [counts, message]] of Object.entries(together)) {
  const mark = counts.includes('failed') ? '✗' : counts.includes('passed') ? '✓' : '-';
  test(`${name}: ${counts}${message && `, and it is told why`}`, () => {
    assert.ok(outcome.text.includes(`\n${mark} ${name}.test.ts  ${counts}, `), outcome.text);
    assert.ok(outcome.text.includes(message), outcome.text);
  });
}

test('the report names a failing test, and its file fails even if another test is skipped', () => {
  assert.match(outcome.text, /FAIL\s+"one is two"/);
  const [{ seconds, ...result }] = outcome.report as [FileResult];
  const { failures, ...counts } = result;
  assert.equal(counts, { file: 'fails-and-skips.test.ts', passed: 1, failed: 1, skipped: 1 });
  assert.match(failures!.join(), /"one is two"/);
  assert.ok(seconds > 0);
});

test('the last line shows the sums of all files', () => {
  assert.is(outcome.status, 1);
  assert.is(outcome.lastLine, '4 passed, 9 failed, 3 skipped');
  assert.is(outcome.report.length, Object.keys(together).length);
});

test('a run in which tests are skipped and none fails is green', () => {
  const { status, lastLine } = runToys('only-skips');
  assert.is(status, 0);
  assert.is(lastLine, '0 passed, 0 failed, 2 skipped');
});

test('the report of a failed file shows that its browser crashed', () => {
  const { status, report } = runToys('loses-browser');
  assert.is(status, 1);
  assert.equal(
    report.map(({ failed, isBrowserLost }) => [failed, isBrowserLost]),
    [[1, true]],
  );
});

for (const [name, message, counts] of [
  ['rejects-later', 'rejected after the end', '1 passed, 1 failed'],
  ['exits', 'a test called process.exit', '0 passed, 1 failed'],
  ['waits-forever', 'waits for what never comes', '0 passed, 1 failed'],
  ['no-such-file', 'No path contains no-such-file.', '0 passed, 1 failed'],
] as const) {
  test(`the run fails with a reason: ${name}`, () => {
    const { status, text, lastLine, report } = runToys(name);
    assert.is(status, 1);
    assert.is(lastLine, counts);
    assert.ok(text.includes(message), text);
    assert.ok(report.some(({ failed }) => failed > 0));
  });
}

test.run();
