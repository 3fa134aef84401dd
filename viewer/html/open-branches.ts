import type { SidebarItem } from '../../corpus/schema/index.ts';
import { decodePath, withoutTrailingSlash } from '../../corpus/url/pathname.ts';

/** As much of a sidebar as the HTML of a page holds. */
export interface OpenBranch {
  items: SidebarItem[];
  /** Whether there is more to the sidebar than that. */
  isPartial: boolean;
}

/** What of a sidebar is seen beside each of its pages before anything is opened. */
export interface OpenBranches {
  /** Which branch is open beside each page: paths without a slash at their ends, and the key of each. */
  places: { readonly keys: readonly string[]; readonly values: readonly string[] };
  branches: ReadonlyMap<string, OpenBranch>;
}

/** The branch beside pages that the sidebar does not list. */
export const noBranch = '';

type Category = Extract<SidebarItem, { type: 'category' }>;

/** What is kept of sidebars from one compile to the next; the viewer itself keeps nothing. */
export interface KeptOfSidebars {
  /** Computes something of each category once, for as long as the category is the same. */
  ofCategory<Value>(name: string, make: (category: Category) => Value): (category: Category) => Value;
  /** Holds what was found last. */
  lastFound<Value>(none: Value): { value: Value };
  /** Whether two branches show the same. */
  isEqual(a: OpenBranch, b: OpenBranch): boolean;
}

/** What is in a list. */
interface Listing {
  /** How many rows it has before anything is opened. */
  rows: number;
  /** The pages in it. */
  paths: readonly string[];
  /** Which branch is open beside each of them: its key as seen from the list. */
  keys: readonly string[];
}

/** Up to how many rows a list is shown as a whole, which are more than most sidebars have open. */
const mostWhole = 80;
/** How many rows of a longer one are shown: enough for a high screen, and not all of a list of thousands on each page. */
const mostRows = 50;
/** How many places beside each other see the same part of a longer list. */
const step = 5;

/** A branch, and the part of the sidebar that it was made of. */
interface Window {
  start: number;
  /** Whether the part is the whole. */
  isAll: boolean;
  shown: readonly SidebarItem[];
  /** What is seen of each of these where it is closed. */
  closed: readonly OpenBranch[];
  branch: OpenBranch;
}

/** What was found of a sidebar the last time. */
interface Found {
  items: readonly SidebarItem[];
  listed: readonly Listed[];
  places: OpenBranches['places'];
  /** By their keys. */
  windows: ReadonlyMap<string, Window>;
}

/** What an item adds to the pages of a list: itself, and those in it. */
interface Listed extends Listing {
  type: SidebarItem['type'];
  href: string | undefined;
}

/**
 * @returns finds what is seen of one sidebar, of which thousands of pages may be; it is looked through once for all of
 *   them, and what stays the same is the same object
 */
export function branchFinder({
  ofCategory,
  lastFound,
  isEqual,
}: KeptOfSidebars): (items: readonly SidebarItem[]) => OpenBranches {
  const listingOf = ofCategory('pages in category', ({ items }) => list(items));
  /** The same keys as seen from the list that holds a category: they stay as long as it stays in its place. */
  const keysFrom = ofCategory('pages in category by place', (category) => {
    const last = lastFound<{ place: string; keys: Listing['keys'] } | undefined>(undefined);
    return (place: string) => {
      if (last.value?.place === place) return last.value.keys;
      const keys = listingOf(category).keys.map((inside) => `${place}/${inside}`);
      last.value = { place, keys };
      return keys;
    };
  });
  /** A category that is not on the way to the page. Of what is closed it holds as little as makes it be shown. */
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

  /** @returns which part of a list is shown, around one of its items */
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

  /** Which items of a list are shown along a way. */
  function windowOn(items: readonly SidebarItem[], [at = '0']: readonly string[] = []): [start: number, end: number] {
    return at.includes('-') ? (at.split('-').map(Number) as [number, number]) : windowAt(items, Number(at));
  }

  /**
   * @param ways what is open: places of categories, as seen from this list, and the window in the last list
   * @param closedIn the items of a list as they are closed, looked up once for all branches
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

  /** Beside a page that is listed several times, each way to it is open. */
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
    // Hardly a save changes which pages there are: the ways to them are those of before then, and most of what is shown.
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
    /** A branch is made of the items that are shown, and stays as long as they do, closed ones as far as they are seen. */
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

/** Whether the items of two lists add the same pages to them. */
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

/** @returns what the branch of a page is found by */
export function branchPath(href: string): string {
  return withoutTrailingSlash(decodePath(href));
}

/** @returns the first item by which a category is shown, and that alone; nothing where its own link does that */
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

/** Whether it is shown on every page. */
function isSeen(item: SidebarItem): boolean {
  if (item.type === 'html') return true;
  if (item.type === 'link') return !item.unlisted;
  return (item.href !== undefined && !item.linkUnlisted) || item.items.some(isSeen);
}
