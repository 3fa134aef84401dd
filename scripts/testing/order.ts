import { isBrowserTest } from './test-files.ts';

/** Files that run in a separate process, because they measure the process or its memory. */
const alone = /real-corpus|hostile|bounded-memory|parsers\.test|storm\.test/;

export const runsAlone = (file: string): boolean => alone.test(file);

/** Files that are slow without a browser, and so start early. */
const slow = /\/cli\.test|kill\.test|package\.test|incremental\.test|first-use/;

/** @returns the files in the order in which they begin: what takes long comes first, so that all processes end together */
export function inOrder(files: readonly string[]): string[] {
  const rank = (file: string) => [isBrowserTest(file), runsAlone(file), slow.test(file), true].indexOf(true);
  return [...files].sort((a, b) => rank(a) - rank(b));
}
