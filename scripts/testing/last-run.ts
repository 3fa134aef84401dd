import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sum, type Counts } from './counts.ts';
import type { FileResult } from './file-result.ts';

/** The counts of a test run, and the machine it ran on. */
export interface TestRun {
  /** The date: `2026-11-27`. */
  date: string;
  machine: Machine;
  /** Whether all test files ran. */
  isWhole: boolean;
  total: Counts;
  /** Path of a test file → its counts. */
  files: Record<string, Counts>;
}

export interface Machine {
  cores: number;
  /** The model of the processor. */
  processor: string;
  /** The memory in gigabytes. */
  memory: number;
  /** The version of Node. */
  node: string;
}

export function thisMachine(): Machine {
  const { length, [0]: cpu } = os.cpus();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  return { cores: length, processor: cpu?.model.trim() ?? 'unknown', memory, node: process.versions.node };
}

/** @returns `2 cores (AMD EPYC), 8 GB of memory and Node 20.20.2` */
export function describeMachine({ cores, processor, memory, node }: Machine): string {
  return `${cores} cores (${processor}), ${memory} GB of memory and Node ${node}`;
}

/** @returns the figures of the run that has just ended on this machine */
export function testRunOf(results: readonly FileResult[], isWhole: boolean): TestRun {
  const counts = ({ passed, failed, skipped }: Counts): Counts => ({ passed, failed, skipped });
  const sorted = [...results].sort((a, b) => (a.file < b.file ? -1 : 1));
  return {
    date: new Date().toISOString().slice(0, 10),
    machine: thisMachine(),
    isWhole,
    total: sum(results),
    files: Object.fromEntries(sorted.map((result) => [result.file, counts(result)])),
  };
}

const lastRunFile = 'build/last-run.json';

/** Stores the figures of a whole run below the root of the repository, for `npm run promises`. */
export function keepLastRun(root: string, results: readonly FileResult[]): void {
  writeFileSync(path.join(root, lastRunFile), `${JSON.stringify(testRunOf(results, true), null, 2)}\n`);
}

/** @returns the stored figures of the last whole run; undefined if there are none */
export function readLastRun(root: string): TestRun | undefined {
  const file = path.join(root, lastRunFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TestRun) : undefined;
}
