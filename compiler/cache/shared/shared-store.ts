import type { CacheProblem } from '../../compile-report.ts';
import { severalAtOnce } from '../../values/several-at-once.ts';

/**
 * A cache that several machines share. It must return exactly the bytes that were written, or nothing. If it throws or
 * takes too long, the run continues without the cache.
 */
export interface SharedCache {
  /** Loads groups. Yields those that exist, in any order. */
  read(names: readonly string[]): AsyncIterable<SharedGroup>;
  /** Stores a group, and replaces the group with the same name. Absent if the cache is read-only. */
  write?: ((group: SharedGroup) => Promise<void>) | undefined;
  /** Called at the end of the run. */
  close?: (() => void | Promise<void>) | undefined;
}

/** About a hundred entries that are loaded together. */
export interface SharedGroup {
  readonly name: string;
  /** Key → bytes. A key contains a hash of everything that the bytes depend on. */
  readonly entries: ReadonlyMap<string, Uint8Array>;
}

/** How long a run waits for a shared cache that returns nothing, in milliseconds. */
const patienceInTotal = 2000;
/** The time that an entry saves at least, in milliseconds. The run may wait this much longer for each entry. */
const savedByEntry = 1;
/** The number of groups that are written at the same time. */
const writesAtOnce = 4;

/** The values that a shared cache is opened with. */
export interface StoreContext {
  readonly signal: AbortSignal;
  report(message: string, hint?: string): void;
}

/** A shared cache that never fails, and never costs more than two seconds. */
export type SharedStore = ReturnType<typeof openSharedStore>;

/**
 * Guards a shared cache. After an error, or when the time is used up, the cache is not used any more.
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
    problem ??= { message: `the extension "${extension}" could not use its cache: ${message}`, hint };
  };
  const isOpen = () => !controller.signal.aborted;

  /** Runs an action on the cache. Its first error ends the use of the cache. */
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
    /** Whether this machine may write. True if the cache can't be used. */
    async isWritable(): Promise<boolean> {
      let isWritable = true;
      await use(async (cache) => void (isWritable = cache.write !== undefined));
      return isWritable;
    },
    /** Loads groups, as long as time is left. */
    read: (names: readonly string[], take: (group: SharedGroup) => Promise<void>) =>
      use(async (cache) => {
        const groups = cache.read(names)[Symbol.asyncIterator]();
        for (;;) {
          const { done, value } = await patience.wait(groups.next());
          if (done) return;
          patience.extend(value);
          await take(value);
        }
      }),
    /** Writes groups, as long as time is left. */
    write: (groups: Iterable<() => Promise<SharedGroup>>) =>
      use(async (cache) => {
        if (!cache.write) return;
        const atOnce = severalAtOnce(writesAtOnce);
        const write = async (group: SharedGroup) => {
          await cache.write!(group);
          patience.extend(group);
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

/** @param limit the time to wait in total, in milliseconds */
function openPatience(limit: number) {
  let left = limit;
  return {
    /** @throws if no time is left */
    async wait<Value>(work: Promise<Value>): Promise<Value> {
      const started = performance.now();
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, reject) => {
        const isLate = () => reject(new Error(`it took more than ${limit / 1000} seconds`));
        timer = setTimeout(isLate, Math.max(0, left));
      });
      try {
        return await Promise.race([work, late]);
      } finally {
        clearTimeout(timer);
        left -= performance.now() - started;
      }
    },
    /** Adds the time that a group saves. */
    extend({ entries }: SharedGroup): void {
      left = Math.min(limit, left + entries.size * savedByEntry);
    },
  };
}
