import { readFileSync } from 'node:fs';

/** The resources that a process has used. */
export interface Usage {
  /** CPU time in seconds. */
  seconds: number;
  isWaiting: boolean;
  megabytes: number;
}

/** Unit in which Linux reports CPU time. */
const ticksPerSecond = 100;
const pageBytes = 4096;

/** @returns the resources that a process has used; undefined if it has ended, or on other systems than Linux */
export function readUsage(pid: number): Usage | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name is in parentheses and may contain spaces. So the fields are counted from the last
    // parenthesis.
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

/** Measures the time that a process works or waits, without the time in which other processes use the CPU. */
export interface TimeSpent {
  /**
   * Returns the time since the start in seconds. Call it often, because each call determines whether the process has
   * waited since the last call.
   */
  measure(): number;
}

/**
 * Starts to measure.
 *
 * @param usage returns the resources that the process has used. If they are unknown, real time counts
 * @param now returns the current time in milliseconds
 */
export function startTimeSpent(usage: () => Usage | undefined, now = () => performance.now()): TimeSpent {
  const start = usage()?.seconds ?? 0;
  let last = now();
  let waited = 0;
  return {
    measure() {
      const passed = (now() - last) / 1000;
      last = now();
      const used = usage();
      if (!used || used.isWaiting) waited += passed;
      return waited + (used ? used.seconds - start : 0);
    },
  };
}
