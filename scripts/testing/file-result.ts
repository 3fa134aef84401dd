import { existsSync, readFileSync } from 'node:fs';
import type { Counts } from './counts.ts';

/** The result of a test file. In the report of `run-tests.ts --report`, it is a line of JSON. */
export interface FileResult extends Counts {
  /** The path relative to the folder with the test files. */
  file: string;
  seconds: number;
  /** The output of the failed tests. */
  failures?: string[];
  /** Whether a test failed while the browser crashed. */
  isBrowserLost?: boolean;
}

/**
 * @returns `✓ compiler/test/rows.test.ts 4 passed, 0.1 s`. The line starts with `-` if all tests of the file were
 * skipped
 */
export function describeFile({ file, passed, failed, skipped, seconds }: FileResult): string {
  const counts = [passed && `${passed} passed`, failed && `${failed} failed`, skipped && `${skipped} skipped`];
  const mark = failed ? '✗' : passed ? '✓' : '-';
  return `${mark} ${file}  ${counts.filter(Boolean).join(', ')}, ${seconds.toFixed(1)} s`;
}

/** @returns the slowest files, one per line, the slowest first */
export function describeSlowest(results: readonly FileResult[], length = 10): string {
  const slowest = [...results].sort((a, b) => b.seconds - a.seconds).slice(0, length);
  return slowest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`).join('\n');
}

/** @returns the failed files with the output of their failed tests; an empty string without failures */
export function describeFailures(results: readonly FileResult[]): string {
  const failed = results.filter((result) => result.failed > 0);
  return failed.map(describeFailure).join('\n');
}

function describeFailure(result: FileResult): string {
  const crash = result.isBrowserLost ? ' (the browser crashed meanwhile)' : '';
  return `\nFailed: ${describeFile(result)}${crash}\n${(result.failures ?? []).join('\n')}`;
}

/**
 * Reads the report of a process.
 *
 * @param files the files that the process had to run. If the report lacks one of them, it counts as failed
 * @param code the exit code of the process. If it is not 0 and the report has no failure, a failure is added
 */
export function readReport(report: string, files: readonly string[], code: number | null): FileResult[] {
  const lines = existsSync(report) ? readFileSync(report, 'utf8').split('\n').filter(Boolean) : [];
  const results = lines.map((line) => JSON.parse(line) as FileResult);
  const failOf = (file: string): FileResult => ({ file, passed: 0, failed: 1, skipped: 0, seconds: 0 });
  const missing = files.filter((file) => !results.some((result) => result.file === file)).map(failOf);
  const all = [...results, ...missing];
  if (code !== 0 && all.every(({ failed }) => failed === 0)) return [...all, failOf('after all tests')];
  return all;
}
