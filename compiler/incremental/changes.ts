import { setTimeout as sleep } from 'node:timers/promises';

/** Collects the files that have changed since the last compile. */
export interface Changes {
  /** Adds a changed file. @param file absolute path; if absent, any file may have changed */
  add(file?: string): void;
  /**
   * Resolves at the first change.
   *
   * @param milliseconds time limit; if absent, no limit
   */
  wait(milliseconds?: number): Promise<void>;
  /**
   * Resolves some time after the first change, because one save often causes several events.
   *
   * @param milliseconds the time after the first change
   */
  gather(milliseconds: number): Promise<void>;
  /** Aborted at the first change after the last call of `take`. */
  readonly signal: AbortSignal;
  /**
   * Returns all changed files, and clears the list.
   *
   * @returns undefined if any file may have changed
   */
  take(): ReadonlySet<string> | undefined;
}

/** The longest delay that `setTimeout` supports, in milliseconds. */
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
