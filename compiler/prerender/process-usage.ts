import { readFileSync } from 'node:fs';

/** What a process has used so far. */
export interface Usage {
  /** Of the processor. */
  seconds: number;
  isWaiting: boolean;
  megabytes: number;
}

/** Linux counts in these, whatever its kernel is built with. */
const ticksPerSecond = 100;
const pageBytes = 4096;

/** @returns what Linux knows of a process; nothing on other systems, or if the process has ended */
export function readUsage(pid: number): Usage | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program comes before the last bracket, and may contain blanks.
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

/** Measures the time in which a process works or waits. What the machine does for other processes does not count. */
export interface TimeSpent {
  /** @returns seconds since the start; it has to be called often, as waiting is sampled */
  look(): number;
}

/**
 * @param usage reads what the process has used; without it the clock counts
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
