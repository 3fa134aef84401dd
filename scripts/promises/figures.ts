import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TestRun } from '../testing/last-run.ts';
import { allPromises } from './promises.ts';

const file = path.join(import.meta.dirname, 'figures.json');

/** Returns the stored figures of a test run; undefined if there are none. */
export function readFigures(): TestRun | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TestRun) : undefined;
}

export function writeFigures(run: TestRun): void {
  writeFileSync(file, `${JSON.stringify(run, null, 2)}\n`);
}

/** @returns the test run with the counts of only those files that test a promise. `total` still includes all files */
export function ofPromises(run: TestRun): TestRun {
  const named = new Set(allPromises.flatMap(({ tests }) => tests));
  return { ...run, files: Object.fromEntries(Object.entries(run.files).filter(([name]) => named.has(name))) };
}
