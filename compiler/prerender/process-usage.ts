import { readFileSync } from 'node:fs';

/** The resources that a process has used. */
export interface Usage {
  /** CPU time. */
  seconds: number;
  isWaiting: boolean;
  megabytes: number;
}

/** The unit in which Linux counts CPU time, for every kernel. */
const ticksPerSecond = 100;
const pageBytes = 4096;

/** @returns the usage of a process on Linux; undefined on other systems, or if the process has ended */
export function readUsage(pid: number): Usage | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program name before the last bracket may contain blanks.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state, user, system, pages] = [fields[0], fields[11], fields[12], fields[21]];
    return {
      seconds: (Number(user) + Number(system)) / ticksPerSecond,
      isWaiting: state === 'S',
      megabytes: (Number(pages) * pageBytes) / 2 ** 20,
    };
  } catch {
    return undefined;
  }
}

/** Measures the time in which a process works or waits. Time of other processes doesn't count. */
export interface TimeSpent {
  /** @returns seconds since the start; has to be called often, because waiting is sampled */
  look(): number;
}

/**
 * @param usage reads the usage of the process; without it the clock counts
 * @param now in milliseconds
 */
export function startTimeSpent(usage: () => Usage | undefined, now = () => performance.now()): TimeSpent {
  const start = usage()?.seconds ?? 0;
  let last = now();
  let waited = 0;
  return {
    look() {
      const passed = (now() - last) / 1000;
      last = now();
      const used = usage();
      if (!used || used.isWaiting) waited += passed;
      return waited + (used ? used.seconds - start : 0);
    },
  };
}
