import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { compile } from '../../../compiler/compile.ts';
import { watchSite, type WatchOutcome } from '../../../compiler/watch.ts';
import { seeded } from '../../bench/random.ts';
import { mend, operate, writeStart } from './operations.ts';

export interface StormResult {
  /** How often the watch looked at the site. */
  looks: number;
  /** In milliseconds: how long after the last operation the output changed for the last time. */
  settled: number;
  /** Output files that differ from a cold compile, and other differences. */
  differences: string[];
}

/** In milliseconds: without a compile for this long, after the last look at everything, the watch is idle. */
const rest = 2500;

/** Watches a site during a storm of changes, and compares the result with a cold compile. */
export async function runStorm(seed: number, operations: number): Promise<StormResult> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lectern-storm-'));
  const [site, watched, cold] = ['site', 'watched', 'cold'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ];
  const random = seeded(seed);
  let looks = 0;
  let lastLook = 0;
  let lastChange = 0;
  let outcome: WatchOutcome | undefined;
  try {
    writeStart(site);
    const watch = await watchSite(site, { outDir: watched }, async (next) => {
      outcome = next;
      looks += 1;
      lastLook = performance.now();
      if ('report' in next && next.report.changed.length > 0) lastChange = lastLook;
    });
    for (let count = 1; count <= operations; count += 1) {
      operate(site, random, count);
      // Sometimes there is enough time for a compile; mostly there is not.
      if (count % 4 === 0) await sleep(random.below(20) === 0 ? random.below(200) : random.below(6));
    }
    mend(site);
    const ended = performance.now();
    // On a busy machine, the last check takes longer than the required silence. An outcome from before it proves nothing.
    outcome = undefined;
    const isAtWork = () => outcome === undefined || ('report' in outcome && !outcome.isCheck);
    while (isAtWork() || performance.now() - Math.max(lastLook, ended) < rest) await sleep(50);
    await watch.close();
    const report = await compile(site, { outDir: cold, cache: false });
    if (!report.published)
      throw new Error(
        `the repaired site has errors: ${JSON.stringify(report.diagnostics.filter(({ severity }) => severity === 'error'))}`,
      );
    return {
      looks,
      settled: Math.max(0, lastChange - ended),
      differences: [...(await differences(watched, cold)), ...otherFaults(outcome, report.diagnostics)],
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function otherFaults(outcome: WatchOutcome | undefined, cold: unknown): string[] {
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
