import type { SidebarItem } from '../../corpus/schema/index.ts';
import { decodePath, withoutTrailingSlash } from '../../corpus/url/pathname.ts';

/** The part of a sidebar that the HTML of a page contains. */
export interface OpenBranch {
  items: SidebarItem[];
  /** Whether the sidebar contains more. */
  isPartial: boolean;
}

/** The visible part of a sidebar next to each of its pages, before the reader opens a category. */
export interface OpenBranches {
  /** The open branch of each page: paths without trailing slashes, and the key for each path. */
  places: { readonly keys: readonly string[]; readonly values: readonly string[] };
  branches: ReadonlyMap<string, OpenBranch>;
}

/** The branch next to pages that the sidebar does not list. */
export const noBranch = '';

type Category = Extract<SidebarItem, { type: 'category' }>;

/** Cached values of sidebars, which a compile passes to the next. The viewer itself caches nothing. */
export interface KeptOfSidebars {
  /** Computes a value for each category, and caches it as long as the category is the same object. */
  ofCategory<Value>(name: string, make: (category: Category) => Value): (category: Category) => Value;
  /** Stores the last result. */
  lastFound<Value>(none: Value): { value: Value };
  /** Whether two branches display the same items. */
  isEqual(a: OpenBranch, b: OpenBranch): boolean;
}

/** The pages in a list of sidebar items. */
interface Listing {
  /** The number of rows before the reader opens a category. */
  rows: number;
  /** The pages in the list. */
  paths: readonly string[];
  /** The key of the open branch for each page, relative to this list. */
  keys: readonly string[];
}

/** Lists with up to this many rows are shown whole. Most sidebars have fewer open rows. */
const mostWhole = 80;
/** The number of rows of a longer list. They fill a high screen, but do not put thousands of rows into each page. */
const mostRows = 50;
/** The number of adjacent positions that share a window of a longer list. */
const step = 5;

/** A branch, and the items that it is computed from. */
interface Window {
  start: number;
  /** Whether the window contains the whole list. */
  isAll: boolean;
  shown: readonly SidebarItem[];
  /** The visible part of each item while it is closed. */
  closed: readonly OpenBranch[];
  branch: OpenBranch;
}

/** The last result for a sidebar. */
interface Found {
  items: readonly SidebarItem[];
  listed: readonly Listed[];
  places: OpenBranches['places'];
  /** By key. */
  windows: ReadonlyMap<string, Window>;
}

/** The pages that an item adds to a list: itself, and the pages below it. */
interface Listed extends Listing {
  type: SidebarItem['type'];
  href: string | undefined;
}

/**
 * @returns a function that finds the visible branches of a sidebar. It scans the sidebar once for all pages;
 * unchanged branches stay the same object
 */
export function branchFinder({
  ofCategory,
  lastFound,
  isEqual,
}: KeptOfSidebars): (items: readonly SidebarItem[]) => OpenBranches {
  const listingOf = ofCategory('pages in category', ({ items }) => list(items));
  /** The same keys relative to the parent list. The cache is valid as long as the category has the same position. */
  const keysFrom = ofCategory('pages in category by place', (category) => {
    const last = lastFound<{ place: string; keys: Listing['keys'] } | undefined>(undefined);
    return (place: string) => {
      if (last.value?.place === place) return last.value.keys;
      const keys = listingOf(category).keys.map((inside) => `${place}/${inside}`);
      last.value = { place, keys };
      return keys;
    };
  });
  /** A category that does not contain the page. If it is closed, it keeps only the items that make it visible. */
  const closed = ofCategory('closed category', (category): OpenBranch => {
    const inside = isOpenAnyway(category) ? joined(category.items, close) : stub(category);
    return { items: [{ ...category, items: inside.items }], isPartial: inside.isPartial };
  });

  function list(items: readonly SidebarItem[]): Listing {
    const paths: string[] = [];
    const keys: string[] = [];
    let rows = 0;
    for (const [index, item] of items.entries()) {
      rows += rowsOf(item);
      if (item.type === 'html') continue;
      const key = item.type === 'category' ? String(index) : windowAt(items, index).join('-');
      if (item.href !== undefined) {
        paths.push(branchPath(item.href));
        keys.push(key);
      }
      if (item.type !== 'category') continue;
      for (const path of listingOf(item).paths) paths.push(path);
      for (const inner of keysFrom(item)(key)) keys.push(inner);
    }
    return { rows, paths, keys };
  }

  function rowsOf(item: SidebarItem): number {
    return 1 + (item.type === 'category' && isOpenAnyway(item) ? listingOf(item).rows : 0);
  }

  /** @returns the window of a list around one of its items */
  function windowAt(items: readonly SidebarItem[], place: number): [start: number, end: number] {
    let left = mostWhole;
    if (items.length <= mostWhole && items.every((item) => (left -= rowsOf(item)) >= 0)) return [0, items.length];
    let start = place - (place % step);
    let end = Math.min(start + step, items.length);
    for (left = mostRows / 2; start > 0 && left > 0; left -= rowsOf(items[start]!)) start -= 1;
    for (left = mostRows / 2; end < items.length && left > 0; left -= rowsOf(items[end - 1]!)) end += 1;
    return [start, end];
  }

  function close(item: SidebarItem): OpenBranch {
    return item.type === 'category' ? closed(item) : { items: [item], isPartial: false };
  }

  /** The window of a list along a path of keys. */
  function windowOn(items: readonly SidebarItem[], [at = '0']: readonly string[] = []): [start: number, end: number] {
    return at.includes('-') ? (at.split('-').map(Number) as [number, number]) : windowAt(items, Number(at));
  }

  /**
   * @param ways the open categories: their positions relative to this list, and the window in the last list
   * @param closedIn returns the closed items of a list, computed once for all branches
   */
  function open(
    items: readonly SidebarItem[],
    ways: readonly (readonly string[])[],
    closedIn: (items: readonly SidebarItem[]) => readonly OpenBranch[],
  ): OpenBranch {
    const [start, end] = windowOn(items, ways[0]);
    const shown = items.slice(start, end);
    const closedItems = closedIn(items);
    const branch = joined(shown, (item, index) => {
      const along = ways.filter(([place]) => place === String(start + index));
      if (along.length === 0 || item.type !== 'category') return closedItems[start + index]!;
      const { items: within, isPartial } = open(
        item.items,
        along.map(([, ...rest]) => rest).filter((rest) => rest.length > 0),
        closedIn,
      );
      return { items: [{ ...item, items: within }], isPartial };
    });
    return shown.length < items.length ? { ...branch, isPartial: true } : branch;
  }

  const last = lastFound<Found | undefined>(undefined);

  function listedOf(item: SidebarItem, place: number): Listed {
    const { type } = item;
    const own = { type, href: type === 'html' ? undefined : item.href, rows: rowsOf(item) };
    return type === 'category'
      ? { ...own, paths: listingOf(item).paths, keys: keysFrom(item)(String(place)) }
      : { ...own, paths: [], keys: [] };
  }

  /** If a page is listed several times, every path to it is open. */
  function placesIn(items: readonly SidebarItem[]): OpenBranches['places'] {
    const { paths, keys } = list(items);
    if (new Set(paths).size === paths.length) return { keys: paths, values: keys };
    const all = new Map<string, string>();
    for (const [index, path] of paths.entries()) {
      const known = all.get(path);
      all.set(path, known === undefined ? keys[index]! : `${known} ${keys[index]!}`);
    }
    return { keys: [...all.keys()], values: [...all.values()] };
  }

  return (items) => {
    const before = last.value;
    const listed = items.map(listedOf);
    // Most saves add and remove no pages. Then the keys and most branches are unchanged.
    const alike = before && areAlike(listed, before.listed) ? before : undefined;
    const changed = alike && [...items.keys()].filter((at) => items[at] !== alike.items[at]);
    const places = alike?.places ?? placesIn(items);
    const closedLists = new Map<readonly SidebarItem[], OpenBranch[]>();
    const closedIn = (list: readonly SidebarItem[]) => {
      const known = closedLists.get(list) ?? list.map(close);
      closedLists.set(list, known);
      return known;
    };
    const closedItems = closedIn(items);
    /**
     * Computes a branch from its visible items, or reuses it if these are unchanged. Closed items count as far as
     * they are visible.
     */
    const branchAlong = (key: string): Window => {
      const old = before?.windows.get(key);
      if (old && changed?.every((at) => at < old.start || at >= old.start + old.shown.length)) return old;
      const ways = key === noBranch ? [] : key.split(' ').map((way) => way.split('/'));
      const [start, end] = windowOn(items, ways[0]);
      const shown = items.slice(start, end);
      const isAll = shown.length === items.length;
      const closed = closedItems.slice(start, end);
      const isOpen = (place: number) => ways.some(([at]) => at === String(place));
      const isSame =
        old?.start === start &&
        old.isAll === isAll &&
        old.shown.length === shown.length &&
        shown.every(
          (item, index) =>
            item === old.shown[index] || (!isOpen(start + index) && isEqual(closed[index]!, old.closed[index]!)),
        );
      return { start, isAll, shown, closed, branch: isSame ? old.branch : open(items, ways, closedIn) };
    };
    const keys = alike?.windows.keys() ?? new Set([noBranch, ...places.values]);
    const windows = new Map(Array.from(keys, (key) => [key, branchAlong(key)]));
    last.value = { items, listed, places, windows };
    return { places, branches: new Map(Array.from(windows, ([key, { branch }]) => [key, branch])) };
  };
}

/** Whether the items of both lists add the same pages. */
function areAlike(a: readonly Listed[], b: readonly Listed[]): boolean {
  return areSame(
    a,
    b,
    (one, other) =>
      one.type === other.type &&
      one.href === other.href &&
      one.rows === other.rows &&
      areSame(one.paths, other.paths) &&
      areSame(one.keys, other.keys),
  );
}

function areSame<Item>(
  a: readonly Item[],
  b: readonly Item[],
  isSame: (a: Item, b: Item) => boolean = Object.is,
): boolean {
  return a === b || (a.length === b.length && a.every((item, at) => isSame(item, b[at]!)));
}

/** @returns the key of a page in the branches */
export function branchPath(href: string): string {
  return withoutTrailingSlash(decodePath(href));
}

/** @returns the first item that makes a category visible; none if the category has its own link */
function stub({ href, linkUnlisted, items: list }: Category): OpenBranch {
  if (href !== undefined && !linkUnlisted) return { items: [], isPartial: list.length > 0 };
  const seen = list.find(isSeen);
  if (!seen) return { items: [], isPartial: list.length > 0 };
  if (seen.type !== 'category') return { items: [seen], isPartial: list.length > 1 };
  return { items: [{ ...seen, items: stub(seen).items }], isPartial: true };
}

function joined(items: readonly SidebarItem[], branchOf: (item: SidebarItem, index: number) => OpenBranch): OpenBranch {
  const branches = items.map(branchOf);
  return { items: branches.map((branch) => branch.items[0]!), isPartial: branches.some(({ isPartial }) => isPartial) };
}

function isOpenAnyway({ collapsible, collapsed }: Category): boolean {
  return !collapsible || !collapsed;
}

/** Whether the item is visible on every page. */
function isSeen(item: SidebarItem): boolean {
  if (item.type === 'html') return true;
  if (item.type === 'link') return !item.unlisted;
  return (item.href !== undefined && !item.linkUnlisted) || item.items.some(isSeen);
}
