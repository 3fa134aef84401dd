import type { PageEntries, SharedPages } from '../../emit/threads/page-job.ts';
import { entryBytes, entryChunks } from '../packed.ts';
import { pageGroups, type PageGroup } from './page-groups.ts';
import type { SharedGroup, SharedStore } from './shared-store.ts';

/** The number of groups that are loaded together. They are in memory until their pages are written. */
const groupsAtOnce = 4;
/** The time that the entry of a page saves at least, in milliseconds. */
const savedByPage = 4;

/**
 * Opens the files of pages in a cache that several machines share.
 *
 * @param isSampled whether to rebuild the entry with a key, to verify the entry
 */
export function openSharedPages(store: SharedStore, isSampled: (key: string) => boolean): SharedPages {
  let rendered = 0;
  const onNew = () => (rendered += 1);
  return {
    isSampled,
    rendered: () => rendered,
    open: (name, pages) => openEntries(store, pageGroups(name, pages), onNew),
  };
}

/** @param onNew called for each page whose files this machine has made */
function openEntries(store: SharedStore, groups: readonly PageGroup[], onNew: () => void): PageEntries {
  const indexOf = new Map(groups.flatMap(({ pages }, index) => pages.map((page) => [page, index] as const)));
  const keys = new Map<string, string>();
  const changed = new Set<PageGroup>();
  let loaded = new Map<string, Uint8Array>();
  /** The groups before `loaded`. Threads may need entries of both. */
  let before = loaded;
  let loading: Promise<void> | undefined;
  /** The index of the first group that is not loaded yet. */
  let next = 0;

  /** Loads the next groups, and drops the earliest ones. */
  async function load(): Promise<void> {
    const names = groups.slice(next, next + groupsAtOnce).map(({ name }) => name);
    const entries = new Map<string, Uint8Array>();
    const take = async (group: SharedGroup) => group.entries.forEach((bytes, key) => entries.set(key, bytes));
    await store.read(names, take, savedByPage);
    before = loaded;
    loaded = entries;
    next += groupsAtOnce;
    loading = undefined;
  }

  /** @returns an entry for other machines; undefined if this run did not make the page */
  async function entryOf(page: string, textsOf: (page: string) => Promise<readonly string[]>) {
    const key = keys.get(page);
    return key === undefined ? [] : [[key, entryBytes(await textsOf(page))] as const];
  }

  return {
    async find(page, key) {
      while (indexOf.get(page)! >= next) await (loading ??= load());
      const bytes = loaded.get(key) ?? before.get(key);
      return bytes && entryChunks(bytes);
    },
    note(page, key, isNew) {
      keys.set(page, key);
      if (!isNew) return;
      changed.add(groups[indexOf.get(page)!]!);
      onNew();
    },
    write: (textsOf) =>
      store.write(
        Array.from(changed, ({ name, pages }) => async () => {
          const entries: (readonly [string, Uint8Array])[] = [];
          for (const page of pages) entries.push(...(await entryOf(page, textsOf)));
          return { name, entries: new Map(entries) };
        }),
        savedByPage,
      ),
  };
}
