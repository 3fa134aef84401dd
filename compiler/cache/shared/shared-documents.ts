import { sha256 } from '../../fs/sha256.ts';
import { entryBytes, entryTexts } from '../packed.ts';
import type { openPack } from '../pack.ts';
import type { SharedStore } from './shared-store.ts';

/** A machine that parses a part of the documents: machine `index` of `count`, counted from 1. */
export interface Shard {
  index: number;
  count: number;
}

const whole: Shard = { index: 1, count: 1 };

/** The number of documents in a group, on average. */
const groupSize = 100;

/**
 * Divides the documents of a site into groups. A document stays in its group while the site grows, until the number of
 * groups doubles.
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
 * Opens the documents of a site in a cache that several machines share.
 *
 * @param cache the documents that this machine has. Loaded documents are added
 * @param parts the number of parts of a document
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

  /** @returns a document for other machines; undefined if it was lost */
  async function entryOf(key: string): Promise<Uint8Array | undefined> {
    const texts = await Promise.all(Array.from({ length: parts }, (_, place) => cache.read(key, place)));
    return texts.every((text) => text !== undefined) ? entryBytes(texts) : undefined;
  }

  return {
    /** Whether this machine may write. If the cache can't be used, this is also true, and `problem` has the reason. */
    isWritable: store.isWritable,
    /**
     * Starts a run. If this machine has few documents, all are loaded at once.
     *
     * @param places paths of all documents of the site
     * @returns whether this machine parses a document
     */
    async begin(places: readonly string[], { index, count }: Shard = whole): Promise<(place: string) => boolean> {
      groups = groupsOf(places.length);
      const isOwn = (group: number) => group % count === index - 1;
      if ((await cache.count()) < places.length / count / 2)
        await load(groups.names.filter((_, group) => isOwn(group)));
      return (place) => isOwn(groups.indexOf(place));
    },
    /** Loads the group of a document that this machine lacks. @returns false if that has happened before */
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
    /** Ends a run: writes the groups with new documents. */
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
