import type { SharedCache, SharedGroup } from '../../compiler/index.ts';
import { nameInStore, sealed, unsealed } from './sealed.ts';
import type { Store } from './stores/store.ts';

/** The number of groups that are loaded at the same time. */
const readsAtOnce = 16;

/** A store, and the settings of the cache in it. */
interface RemoteCacheInput {
  store: Store;
  /** The secret of all machines that share the cache. */
  key: string;
  /** Strings that identify the site and the build of Lectern. Cache entries are shared only within one scope. */
  scope: readonly string[];
  isWritable: boolean;
  /** Shows a notice after the run. */
  report(message: string, hint?: string): void;
}

/**
 * Opens the cache in a store. A group is a file with many cache entries. The cache accepts only groups that a holder
 * of the key has written.
 */
export function remoteCache({ store, key, scope, isWritable, report }: RemoteCacheInput): SharedCache {
  async function load(name: string): Promise<SharedGroup | undefined> {
    const place = nameInStore(name, scope, key);
    const bytes = await store.get(place);
    if (!bytes) return undefined;
    const entries = await unsealed(place, bytes, key);
    if (!entries)
      report(
        'the server of the cache returned data that was not written with the key of this cache',
        'use the same LECTERN_CACHE_KEY on all machines, and check who else can write to the cache',
      );
    return entries && { name, entries };
  }
  const write = async ({ name, entries }: SharedGroup): Promise<void> => {
    const place = nameInStore(name, scope, key);
    await store.put(place, await sealed(place, entries, key));
  };
  return {
    read: (names) => inAnyOrder(names, load),
    write: isWritable ? write : undefined,
    close: () => store.close?.(),
  };
}

/** Loads several values at the same time. Yields each value as soon as it has loaded. Missing values are skipped. */
async function* inAnyOrder<Value>(
  names: readonly string[],
  load: (name: string) => Promise<Value | undefined>,
): AsyncGenerator<Value> {
  const waiting = names.values();
  const running = new Map<string, Promise<{ name: string; value: Value | undefined }>>();
  for (;;) {
    while (running.size < readsAtOnce) {
      const { value: name, done } = waiting.next();
      if (done) break;
      running.set(
        name,
        load(name).then((value) => ({ name, value })),
      );
    }
    if (running.size === 0) return;
    const { name, value } = await Promise.race(running.values());
    running.delete(name);
    if (value !== undefined) yield value;
  }
}
