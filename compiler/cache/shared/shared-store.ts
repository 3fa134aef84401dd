import type { CacheProblem } from '../../compile-report.ts';
import { severalAtOnce } from '../../values/several-at-once.ts';

/**
 * A cache that several machines share. It must return exactly the bytes that were written, or nothing. If it throws or
 * takes too long, the run continues without the cache.
 */
export interface SharedCache {
  /** Loads the groups with the given names. Yields existing groups, in any order. */
  read(names: readonly string[]): AsyncIterable<SharedGroup>;
  /** Stores a group, and replaces the group with the same name. Absent if the cache is read-only. */
  write?: ((group: SharedGroup) => Promise<void>) | undefined;
  /** Called at the end of the run. */
  close?: (() => void | Promise<void>) | undefined;
}

/** About a hundred cache entries that are loaded and stored together. */
export interface SharedGroup {
  readonly name: string;
  /** Key → bytes. A key contains a hash of everything that the bytes depend on. */
  readonly entries: ReadonlyMap<string, Uint8Array>;
}

/** How long a run waits for a shared cache that returns nothing, in milliseconds. */
const patienceInTotal = 2000;
/**
 * The minimum time that a loaded document saves, in milliseconds. Each loaded document extends the waiting time by this
 * amount.
 */
const savedByEntry = 1;
/** The number of groups that are written at the same time. */
const writesAtOnce = 4;

/** The argument of the function that opens a shared cache. */
export interface StoreContext {
  readonly signal: AbortSignal;
  report(message: string, hint?: string): void;
}

/** A shared cache whose methods never fail. A run waits at most two seconds longer than the loaded entries save. */
export type SharedStore = ReturnType<typeof openSharedStore>;

/**
 * Wraps a shared cache. After its first error, or after the waiting time, the run continues without the cache.
 *
 * @param open opens the cache. Called on first use
 * @param extension name of the extension, for messages
 */
export function openSharedStore(
  open: (context: StoreContext) => Promise<SharedCache | undefined>,
  extension: string,
  limit = patienceInTotal,
) {
  const controller = new AbortController();
  const patience = openPatience(limit);
  let problem: CacheProblem | undefined;
  let opening: Promise<SharedCache | undefined> | undefined;

  const report = (message: string, hint?: string) => {
    problem ??= { message: `the shared cache of the extension "${extension}" could not be used: ${message}`, hint };
  };
  const isOpen = () => !controller.signal.aborted;

  /** Opens the cache on first use, and runs an action on it. After an error, further calls do nothing. */
  async function use(act: (cache: SharedCache) => Promise<void>): Promise<void> {
    if (!isOpen()) return;
    try {
      opening ??= open({ signal: controller.signal, report });
      const cache = await patience.wait(opening);
      if (cache) await act(cache);
    } catch (error) {
      if (isOpen()) report(error instanceof Error ? error.message : String(error));
      controller.abort();
    }
  }

  return {
    /** Returns why the cache could not be used; undefined without a problem. */
    problem: () => problem,
    /** Whether the cache accepts groups from this machine. True also if the cache failed. */
    async isWritable(): Promise<boolean> {
      let isWritable = true;
      await use(async (cache) => void (isWritable = cache.write !== undefined));
      return isWritable;
    },
    /**
     * Loads groups until the waiting time is used up.
     *
     * @param saved the minimum time that an entry saves, in milliseconds
     */
    read: (names: readonly string[], take: (group: SharedGroup) => Promise<void>, saved = savedByEntry) =>
      use(async (cache) => {
        const groups = cache.read(names)[Symbol.asyncIterator]();
        for (;;) {
          const { done, value } = await patience.wait(groups.next());
          if (done) return;
          patience.extend(value, saved);
          await take(value);
        }
      }),
    /** Writes groups until the waiting time is used up. The parameter `saved` is the same as in `read`. */
    write: (groups: Iterable<() => Promise<SharedGroup>>, saved = savedByEntry) =>
      use(async (cache) => {
        if (!cache.write) return;
        const atOnce = severalAtOnce(writesAtOnce);
        const write = async (group: SharedGroup) => {
          await cache.write!(group);
          patience.extend(group, saved);
        };
        for (const make of groups) {
          const group = await make();
          await patience.wait(atOnce.run(() => write(group)));
        }
        await patience.wait(atOnce.end());
      }),
    /** Ends all requests. */
    async close(): Promise<void> {
      if (opening)
        await use(async (cache) => {
          await patience.wait(Promise.resolve(cache.close?.()));
        });
      controller.abort();
    },
  };
}

/** @param limit the total waiting time, in milliseconds */
function openPatience(limit: number) {
  let left = limit;
  return {
    /** @throws if the waiting time is used up before the promise settles */
    async wait<Value>(work: Promise<Value>): Promise<Value> {
      const started = performance.now();
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, reject) => {
        const isLate = () => reject(new Error(`requests took more than ${limit / 1000} seconds in total`));
        timer = setTimeout(isLate, Math.max(0, left));
      });
      try {
        return await Promise.race([work, late]);
      } finally {
        clearTimeout(timer);
        left -= performance.now() - started;
      }
    },
    /** Extends the waiting time by the time that a loaded group saves, up to `limit`. */
    extend({ entries }: SharedGroup, saved: number): void {
      left = Math.min(limit, left + entries.size * saved);
    },
  };
}
