import { isBrowserTest } from './test-files.ts';

/** Files that need a separate process, because they measure the process or its memory. */
const alone = /real-corpus|hostile|bounded-memory|parsers\.test|storm\.test/;

export const runsAlone = (file: string): boolean => alone.test(file);

/** Matches slow test files that use no browser. They start early. */
const slow = /\/cli\.test|kill\.test|package\.test|incremental\.test|first-use/;

/**
 * @returns the files in the order in which they start. Slow files come first, so that all processes end at about the
 * same time
 */
export function inOrder(files: readonly string[]): string[] {
  const rank = (file: string) => [isBrowserTest(file), runsAlone(file), slow.test(file), true].indexOf(true);
  return [...files].sort((a, b) => rank(a) - rank(b));
}
