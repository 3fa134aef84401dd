import { setTimeout as sleep } from 'node:timers/promises';

/** The files that changed since the last compile. */
export interface Changes {
  /** @param file absolute path; if absent, any file may have changed */
  add(file?: string): void;
  /**
   * Waits for the first change.
   *
   * @param milliseconds the longest wait; if absent, unlimited
   */
  wait(milliseconds?: number): Promise<void>;
  /**
   * Waits until a time has passed since the first change, because one save often causes several events.
   *
   * @param milliseconds the time
   */
  gather(milliseconds: number): Promise<void>;
  /** Aborted by the first change after the last `take`. */
  readonly signal: AbortSignal;
  /**
   * Returns and clears all changes.
   *
   * @returns the files, or undefined if any file may have changed
   */
  take(): ReadonlySet<string> | undefined;
}

/** The longest delay that a timer supports. */
const forEver = 2 ** 31 - 1;

export function gatherChanges(): Changes {
  let files = new Set<string>();
  let isAnything = false;
  let next = new AbortController();
  let first = 0;
  return {
    get signal() {
      return next.signal;
    },
    add(file) {
      if (file === undefined) isAnything = true;
      else files.add(file);
      if (!next.signal.aborted) first = performance.now();
      next.abort();
    },
    async wait(milliseconds = forEver) {
      await sleep(milliseconds, undefined, { signal: next.signal }).catch(() => undefined);
    },
    async gather(milliseconds) {
      const rest = first + milliseconds - performance.now();
      if (rest > 0) await sleep(rest);
    },
    take() {
      const taken = isAnything || files.size === 0 ? undefined : files;
      files = new Set();
      isAnything = false;
      next = new AbortController();
      return taken;
    },
  };
}
