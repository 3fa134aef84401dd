import { existsSync, readFileSync } from 'node:fs';
import type { Counts } from './counts.ts';

/** Result of a test file; a line of JSON in the report that `run-tests.ts --report` writes. */
export interface FileResult extends Counts {
  /** Relative to the folder that was searched. */
  file: string;
  seconds: number;
  /** Output of the failed tests. */
  failures?: string[];
  /** A test failed, and the browser crashed meanwhile. */
  isBrowserLost?: boolean;
}

/** @returns `✓ compiler/test/rows.test.ts  4 passed, 0.1 s`; `-` in front of a file whose tests were all skipped */
export function describeFile({ file, passed, failed, skipped, seconds }: FileResult): string {
  const counts = [passed && `${passed} passed`, failed && `${failed} failed`, skipped && `${skipped} skipped`];
  const mark = failed ? '✗' : passed ? '✓' : '-';
  return `${mark} ${file}  ${counts.filter(Boolean).join(', ')}, ${seconds.toFixed(1)} s`;
}

/** @returns the slowest of some files, the slowest first, a line each */
export function describeSlowest(results: readonly FileResult[], length = 10): string {
  const slowest = [...results].sort((a, b) => b.seconds - a.seconds).slice(0, length);
  return slowest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`).join('\n');
}

/** @returns the files that failed, with the output of their failed tests; an empty string if all passed */
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
 * @param files that the process had to run; a file missing in the report has failed
 * @param code exit code of the process; a failing code adds a failure, even if the report has none
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
