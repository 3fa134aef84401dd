import type { Counts } from './counts.ts';

/** What came of a test file; a line of JSON in the report that `run-tests.ts --report` writes. */
export interface FileResult extends Counts {
  /** Relative to the folder that was searched. */
  file: string;
  seconds: number;
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
