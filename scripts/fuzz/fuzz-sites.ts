import * as fc from 'fast-check';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { hostileSite, type HostileSite } from './hostile-site.ts';
import { trySite, type Tried } from './try-site.ts';

/** A cause of failures, and the smallest site that fails for this cause. */
export interface Failure {
  cause: string;
  count: number;
  /** The seed of the site. `--runs 1 --seed <seed>` repeats the failure. */
  seed: number;
  details: string;
  site: HostileSite;
}

/** The maximum number of sites for a seed: the first site, and after its failure smaller variants of it. */
const mostTries = 150;

/** The maximum time for one site, in seconds. */
const timeLimit = 60;

/**
 * Compiles random sites, one for each seed.
 *
 * @param report called repeatedly with a line about the progress
 * @returns the number of sites per outcome, and the failures
 */
export async function fuzzSites(
  runs: number,
  firstSeed: number,
  report: (line: string) => void,
): Promise<{ ends: Record<Tried['end'], number>; failures: Failure[] }> {
  const ends = { published: 0, errors: 0, 'refused config': 0 };
  const failures = new Map<string, Failure>();
  const folder = mkdtempSync(path.join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'lectern-fuzz-'));
  const dir = path.join(folder, 'site');
  const watch = watchForHangs();
  const start = performance.now();

  const progressOf = (done: number) => {
    const each = Math.round((performance.now() - start) / done);
    return `${done} sites (${endsText(ends)}), ${failures.size} causes, ${each} ms each`;
  };

  async function trySeed(seed: number): Promise<void> {
    let found: Failure | undefined;
    let tries = 0;
    // A smaller variant counts as the same failure only if it fails for the same cause.
    const property = fc.asyncProperty(hostileSite, async (site) => {
      if ((tries += 1) > mostTries) return;
      watch.begin(seed);
      const { end, failure } = await trySite(site, dir);
      if (tries === 1) ends[end] += 1;
      if (!failure || (found && failure.cause !== found.cause)) return;
      const known = found ? undefined : failures.get(failure.cause);
      if (known) known.count += 1;
      else {
        found = { ...failure, count: 1, seed, site };
        throw new Error(failure.cause);
      }
    });
    const { failed, errorInstance } = await fc.check(property, { seed, numRuns: 1 });
    if (!failed) return;
    if (!found) throw errorInstance;
    report(`seed ${seed}: ${found.cause}`);
    failures.set(found.cause, found);
  }

  try {
    for (let seed = firstSeed; seed < firstSeed + runs; seed += 1) {
      const done = seed - firstSeed;
      if (done > 0 && done % 500 === 0) report(progressOf(done));
      await trySeed(seed);
    }
  } finally {
    await watch.end();
    rmSync(folder, { recursive: true, force: true });
  }
  return { ends, failures: [...failures.values()] };
}

/** Formats the outcomes: `120 published, 300 errors, 9 refused config`. */
export function endsText(ends: Record<Tried['end'], number>): string {
  return Object.entries(ends)
    .map(([end, count]) => `${count} ${end}`)
    .join(', ');
}

/**
 * Starts a thread that prints the site's seed and ends the process if a site takes too long. The main thread cannot
 * do this while it hangs.
 */
function watchForHangs(): { begin(seed: number): void; end(): Promise<unknown> } {
  const now = new Int32Array(new SharedArrayBuffer(8));
  const worker = new Worker(
    `const { workerData: { now, limit } } = require('node:worker_threads');
    for (;;) {
      const turn = Atomics.load(now, 0);
      if (Atomics.wait(now, 0, turn, limit * 1000) === 'ok') continue;
      if (turn < 0) break;
      require('node:fs').writeSync(2, 'seed ' + Atomics.load(now, 1) + ': took longer than ' + limit + ' s\\n');
      process.kill(process.pid, 'SIGKILL');
    }`,
    { eval: true, workerData: { now, limit: timeLimit } },
  );
  let turn = 0;
  const set = (value: number) => {
    Atomics.store(now, 0, value);
    Atomics.notify(now, 0);
  };
  return {
    begin(seed) {
      Atomics.store(now, 1, seed);
      set((turn += 1));
    },
    end: () => worker.terminate(),
  };
}
