import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { compile } from '../../../compiler/compile.ts';
import { watchSite, type WatchOutcome } from '../../../compiler/watch.ts';
import { seeded } from '../../bench/random.ts';
import { mend, operate, writeStart } from './operations.ts';

export interface StormResult {
  /** The number of times that the watcher has compiled or checked the site. */
  checks: number;
  /** The time from the last operation to the last change of the output, in milliseconds. */
  settled: number;
  /** The output files that differ from a cold compile, and other differences. */
  differences: string[];
}

/** The time without an event after which the watcher counts as idle, in milliseconds. */
const rest = 2500;

/** Makes random changes to a watched site, and compares the output with a cold compile. */
export async function runStorm(seed: number, operations: number): Promise<StormResult> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lectern-storm-'));
  const [site, watched, cold] = ['site', 'watched', 'cold'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ];
  const random = seeded(seed);
  let checks = 0;
  let lastCheck = 0;
  let lastChange = 0;
  let outcome: WatchOutcome | undefined;
  try {
    writeStart(site);
    const watch = await watchSite(site, { outDir: watched }, async (next) => {
      outcome = next;
      checks += 1;
      lastCheck = performance.now();
      if ('report' in next && next.report.changed.length > 0) lastChange = lastCheck;
    });
    for (let count = 1; count <= operations; count += 1) {
      operate(site, random, count);
      // Most pauses are shorter than a compile. A few are long enough for one.
      if (count % 4 === 0) await sleep(random.below(20) === 0 ? random.below(200) : random.below(6));
    }
    mend(site);
    const ended = performance.now();
    // Waits until the watcher has checked the site after the last operation. On a busy machine, the watcher can seem
    // idle before that.
    outcome = undefined;
    const isAtWork = () => outcome === undefined || ('report' in outcome && !outcome.isCheck);
    while (isAtWork() || performance.now() - Math.max(lastCheck, ended) < rest) await sleep(50);
    await watch.close();
    const report = await compile(site, { outDir: cold, cache: false });
    if (!report.published)
      throw new Error(
        `the repaired site has errors: ${JSON.stringify(report.diagnostics.filter(({ severity }) => severity === 'error'))}`,
      );
    return {
      checks,
      settled: Math.max(0, lastChange - ended),
      differences: [...(await differences(watched, cold)), ...otherProblems(outcome, report.diagnostics)],
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function otherProblems(outcome: WatchOutcome | undefined, cold: unknown): string[] {
  if (!outcome || 'error' in outcome) return [`the last look failed: ${String(outcome?.error)}`];
  return JSON.stringify(outcome.report.diagnostics) === JSON.stringify(cold) ? [] : ['the diagnostics differ'];
}

async function differences(watched: string, cold: string): Promise<string[]> {
  const [before, after] = await Promise.all([contents(watched), contents(cold)]);
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name)).sort();
}

async function contents(dir: string): Promise<Map<string, string>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(files.map(async (file) => [path.relative(dir, file), await readFile(file, 'latin1')] as const)),
  );
}
