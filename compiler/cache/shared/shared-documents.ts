import { sha256 } from '../../fs/sha256.ts';
import { entryBytes, entryTexts } from '../packed.ts';
import type { openPack } from '../pack.ts';
import type { SharedStore } from './shared-store.ts';

/** One of several machines that each parse a subset of the documents: machine `index` of `count`, counted from 1. */
export interface Shard {
  index: number;
  count: number;
}

const whole: Shard = { index: 1, count: 1 };

/** The number of documents in a group, on average. */
const groupSize = 100;

/**
 * Divides the documents of a site into groups. If the site grows, a document changes its group only when the number
 * of groups doubles.
 */
export function groupsOf(documents: number) {
  const count = 2 ** Math.max(0, Math.ceil(Math.log2(documents / groupSize)));
  const nameOf = (index: number) => `documents ${index + 1} of ${count}`;
  const indexOf = (place: string) => Number.parseInt(sha256(place).slice(0, 12), 16) % count;
  return {
    names: Array.from({ length: count }, (_, index) => nameOf(index)),
    /** @param place path of the document */
    nameOf: (place: string) => nameOf(indexOf(place)),
    indexOf,
  };
}

/**
 * Connects this machine's document cache to a cache that several machines share.
 *
 * @param cache this machine's cache. Documents from the shared cache are added to it
 * @param parts the number of chunks of a document
 */
export function openSharedDocuments(store: SharedStore, cache: ReturnType<typeof openPack>, parts: number) {
  let groups = groupsOf(0);
  const loaded = new Set<string>();
  const changed = new Set<string>();
  const keys = new Map<string, string>();

  async function load(names: readonly string[]): Promise<void> {
    for (const name of names) loaded.add(name);
    await store.read(names, async ({ entries }) => {
      for (const [key, bytes] of entries) {
        const texts = entryTexts(bytes);
        if (texts?.length === parts) await cache.write(key, texts);
      }
    });
  }

  /** @returns the bytes of a document for the shared cache; undefined if this machine's cache lost the document */
  async function entryOf(key: string): Promise<Uint8Array | undefined> {
    const texts = await Promise.all(Array.from({ length: parts }, (_, place) => cache.read(key, place)));
    return texts.every((text) => text !== undefined) ? entryBytes(texts) : undefined;
  }

  return {
    /**
     * Whether the shared cache accepts groups from this machine. If the shared cache failed, this is also true, and
     * `problem` has the reason.
     */
    isWritable: store.isWritable,
    /**
     * Starts a run. If this machine's cache has less than half of its documents, loads all of them at once.
     *
     * @param places paths of all documents of the site
     * @returns a function that tests by path whether this machine parses a document
     */
    async begin(places: readonly string[], { index, count }: Shard = whole): Promise<(place: string) => boolean> {
      groups = groupsOf(places.length);
      const isOwn = (group: number) => group % count === index - 1;
      if ((await cache.count()) < places.length / count / 2)
        await load(groups.names.filter((_, group) => isOwn(group)));
      return (place) => isOwn(groups.indexOf(place));
    },
    /**
     * Loads the group of a document that is missing in this machine's cache.
     *
     * @returns false if the group was already loaded
     */
    async load(place: string): Promise<boolean> {
      const name = groups.nameOf(place);
      if (loaded.has(name)) return false;
      await load([name]);
      return true;
    },
    /** Registers a document of the site. @param isNew whether this run has parsed it */
    note(place: string, key: string, isNew: boolean): void {
      keys.set(place, key);
      if (isNew) changed.add(groups.nameOf(place));
    },
    /** Ends a run: writes the groups that contain new documents to the shared cache. */
    async end(): Promise<void> {
      const made = async (name: string) => {
        const entries = new Map<string, Uint8Array>();
        for (const [place, key] of keys) {
          const bytes = groups.nameOf(place) === name ? await entryOf(key) : undefined;
          if (bytes) entries.set(key, bytes);
        }
        return { name, entries };
      };
      await store.write(Array.from(changed, (name) => () => made(name)));
      await store.close();
    },
  };
}
