import { setTimeout as sleep } from 'node:timers/promises';

/** The files that changed since the last compile. */
export interface Changes {
  /** @param file absolute; absent: any file may have changed */
  add(file?: string): void;
  /** Waits for the first change. @param milliseconds how long at most; absent: for ever */
  wait(milliseconds?: number): Promise<void>;
  /** Waits until a time has passed since the first change: one save is often several events. @param milliseconds that time */
  gather(milliseconds: number): Promise<void>;
  /** Aborted by the first change after the last `take`. */
  readonly signal: AbortSignal;
  /** Takes all changes. @returns the files; nothing when any file may have changed */
  take(): ReadonlySet<string> | undefined;
}

/** The longest delay of a timer. */
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
