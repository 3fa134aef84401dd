import { isBrowserTest } from './test-files.ts';

/** What takes long without a browser. Those that run alone measure, or start many processes. */
const slow = /real-corpus|hostile|bounded-memory|\/cli\.test|kill\.test|package\.test|parsers\.test|storm\.test/;

/** How many files a process runs: starting it costs a second, and at the end one process waits for the other. */
const sizes = { browser: 5, slow: 1, quick: 40 };

/** @returns the files in groups, each for a process of its own; what takes long comes first */
export function batchesOf(files: readonly string[]): string[][] {
  const kinds: Record<keyof typeof sizes, string[]> = { browser: [], slow: [], quick: [] };
  for (const file of files) kinds[isBrowserTest(file) ? 'browser' : slow.test(file) ? 'slow' : 'quick'].push(file);
  return Object.entries(kinds).flatMap(([kind, group]) => inGroups(group, sizes[kind as keyof typeof sizes]));
}

function inGroups(files: readonly string[], size: number): string[][] {
  const groups = Math.ceil(files.length / size);
  return Array.from({ length: groups }, (_, index) => files.slice(index * size, (index + 1) * size));
}
