// Timers in virtual time: when the page has nothing else to do, the clock jumps to the next timer. So the output does
// not depend on the speed of the machine. Timers end with their page.
import { textOfThrown } from './describe-thrown.ts';

interface Timer {
  run: () => unknown;
  /** The virtual time at which the timer runs, in milliseconds. */
  due: number;
  /** The interval in milliseconds, if the timer repeats. */
  every: number | undefined;
}

const timers = new Map<number, Timer>();
let last = 0;
let time = 0;
/** The maximum delay of a timer. Browsers and Node run a timer with a longer delay at once. */
const longestWait = 2 ** 31 - 1;

function start(callback: unknown, wait: unknown, args: unknown[], isRepeated: boolean): number {
  if (typeof callback !== 'function') throw new TypeError('The callback of a timer must be a function');
  const number = Number(wait);
  const milliseconds = number >= 1 && number <= longestWait ? Math.trunc(number) : 1;
  last += 1;
  const run = () => (callback as (...given: unknown[]) => unknown)(...args);
  timers.set(last, { run, due: time + milliseconds, every: isRepeated ? milliseconds : undefined });
  return last;
}

function stop(id: unknown): void {
  timers.delete(id as number);
}

/**
 * Advances the clock to the next timer, and runs this timer.
 *
 * @param isLate whether to stop repeating timers, because the page has already taken too long
 * @returns undefined if no timer is pending; '' if the timer succeeded; otherwise its error in the format of
 * `joinThrown`
 */
export function fireNextTimer(isLate: boolean): string | undefined {
  let next: [number, Timer] | undefined;
  for (const each of timers) if (!next || each[1].due < next[1].due) next = each;
  if (!next) return undefined;
  const [id, { run, due, every }] = next;
  timers.delete(id);
  time = Math.max(time, due);
  if (every !== undefined && !isLate) timers.set(id, { run, due: time + every, every });
  try {
    run();
    return '';
  } catch (thrown) {
    return textOfThrown(thrown);
  }
}

/** Removes all timers, and sets the clock to 0. */
export function resetTimers(): void {
  timers.clear();
  time = 0;
}

/**
 * @returns the virtual time in milliseconds. Each call advances the time a little, so that a loop that waits for a time
 * ends
 */
export function virtualNow(): number {
  time += 0.001;
  return time;
}

export const timerGlobals = {
  setTimeout: (callback: unknown, wait?: unknown, ...args: unknown[]) => start(callback, wait, args, false),
  setInterval: (callback: unknown, wait?: unknown, ...args: unknown[]) => start(callback, wait, args, true),
  setImmediate: (callback: unknown, ...args: unknown[]) => start(callback, 0, args, false),
  clearTimeout: stop,
  clearInterval: stop,
  clearImmediate: stop,
  queueMicrotask(callback: unknown) {
    if (typeof callback !== 'function') throw new TypeError('The callback of a microtask must be a function');
    void Promise.resolve().then(() => callback() as unknown);
  },
};
