import type { SidebarItem } from '../../corpus/schema/index.ts';
import { decodePath, withoutTrailingSlash } from '../../corpus/url/pathname.ts';

/**
 * The items of a sidebar that the HTML of some pages contains. A page's HTML contains only the open categories around
 * the page.
 */
export interface OpenBranch {
  items: SidebarItem[];
  /** Whether the sidebar has more items. */
  isPartial: boolean;
}

/** The visible items of a sidebar for each of its pages, while the reader has not opened any category. */
export interface OpenBranches {
  /** The branch of each page: `keys` are the pages' paths without trailing slashes, `values` are keys in `branches`. */
  places: { readonly keys: readonly string[]; readonly values: readonly string[] };
  branches: ReadonlyMap<string, OpenBranch>;
}

/** The key of the branch for pages that the sidebar does not list. */
export const noBranch = '';

type Category = Extract<SidebarItem, { type: 'category' }>;

/**
 * A cache for values that are computed from sidebars. One compile passes it to the next. Tests pass a cache that
 * stores nothing.
 */
export interface KeptOfSidebars {
  /**
   * Returns a function that computes a value for a category. The value is cached as long as the category is the same
   * object.
   */
  ofCategory<Value>(name: string, make: (category: Category) => Value): (category: Category) => Value;
  /** Returns a variable that keeps its value for the next compile. Its initial value is `none`. */
  lastFound<Value>(none: Value): { value: Value };
  /** Whether two branches contain equal items. */
  isEqual(a: OpenBranch, b: OpenBranch): boolean;
}

/** The pages in a list of sidebar items, including those in its categories. */
interface Listing {
  /** The number of visible rows before the reader opens a category. */
  rows: number;
  /** The paths of the pages, without trailing slashes. */
  paths: readonly string[];
  /**
   * For each path in `paths`, the key of the page's branch, relative to this list. `0/2` is the third item in the
   * first category.
   */
  keys: readonly string[];
}

/** If a list has at most this number of rows, the HTML contains all its rows. Most sidebars are shorter. */
const mostWhole = 80;
/**
 * The number of rows in the HTML of a longer list. They fill a tall screen, but add little to the size of each page.
 */
const mostRows = 50;
/** In a longer list, this number of adjacent pages has the same rows, so that there are fewer different branches. */
const step = 5;

/** The window of a list: the range of items that a page's HTML contains, and these items. */
interface Window {
  start: number;
  isAll: boolean;
  shown: readonly SidebarItem[];
  /** For each item in `shown`: the items that the HTML contains while this item is closed. */
  closed: readonly OpenBranch[];
  branch: OpenBranch;
}

/** The results of the previous compile for a sidebar. */
interface Found {
  items: readonly SidebarItem[];
  listed: readonly Listed[];
  places: OpenBranches['places'];
  /** Key of the branch → window. */
  windows: ReadonlyMap<string, Window>;
}

/** A sidebar item, and the pages that it adds to its list: its own page, and the pages below it. */
interface Listed extends Listing {
  type: SidebarItem['type'];
  href: string | undefined;
}

/** Functions that compute values of categories, and cache the results. */
interface Categories {
  listingOf(category: Category): Listing;
  /**
   * Returns a function that puts the category's position before the keys of its pages: `0` and `2` → `0/2`.
   */
  keysFrom(category: Category): (place: string) => Listing['keys'];
  /**
   * Returns the branch of a closed category, which contains no items. If the category itself has no page, it contains
   * one item. Otherwise, the category would be hidden, because it has no visible item.
   */
  closed(category: Category): OpenBranch;
}

/** Returns for each item of a list: the items that the HTML contains while this item is closed. */
type ClosedIn = (items: readonly SidebarItem[]) => readonly OpenBranch[];

/**
 * @returns a function that computes the branches of a sidebar. It scans the sidebar once for all pages. An unchanged
 * branch is the same object as in the previous compile
 */
export function branchFinder(kept: KeptOfSidebars): (items: readonly SidebarItem[]) => OpenBranches {
  const categories = openCategories(kept);
  const last = kept.lastFound<Found | undefined>(undefined);
  return (items) => {
    const before = last.value;
    const listed = items.map((item, place) => listedOf(item, place, categories));
    // Most edits change no page of the sidebar. Then the keys are unchanged, and most branches can be reused.
    const alike = before && areAlike(listed, before.listed) ? before : undefined;
    const changed = alike && [...items.keys()].filter((at) => items[at] !== alike.items[at]);
    const places = alike?.places ?? placesIn(items, categories);
    const closedIn = closedOnce(categories);
    const windowFor = (key: string): Window => {
      const old = before?.windows.get(key);
      if (old && changed?.every((at) => at < old.start || at >= old.start + old.shown.length)) return old;
      return windowAlong(key, items, old, { categories, closedIn, isEqual: kept.isEqual });
    };
    const keys = alike?.windows.keys() ?? new Set([noBranch, ...places.values]);
    const windows = new Map(Array.from(keys, (key) => [key, windowFor(key)]));
    last.value = { items, listed, places, windows };
    return { places, branches: new Map(Array.from(windows, ([key, { branch }]) => [key, branch])) };
  };
}

function openCategories({ ofCategory, lastFound }: KeptOfSidebars): Categories {
  const categories: Categories = {
    listingOf: ofCategory('pages in category', ({ items }) => list(items, categories)),
    // Caches the keys as long as the position is the same.
    keysFrom: ofCategory('pages in category by place', (category) => {
      const last = lastFound<{ place: string; keys: Listing['keys'] } | undefined>(undefined);
      return (place: string) => {
        if (last.value?.place === place) return last.value.keys;
        const keys = categories.listingOf(category).keys.map((inside) => `${place}/${inside}`);
        last.value = { place, keys };
        return keys;
      };
    }),
    closed: ofCategory('closed category', (category): OpenBranch => {
      const inside = isOpenAnyway(category)
        ? joined(category.items, (item) => close(item, categories))
        : stub(category);
      return { items: [{ ...category, items: inside.items }], isPartial: inside.isPartial };
    }),
  };
  return categories;
}

function list(items: readonly SidebarItem[], categories: Categories): Listing {
  const paths: string[] = [];
  const keys: string[] = [];
  let rows = 0;
  for (const [index, item] of items.entries()) {
    rows += rowsOf(item, categories);
    if (item.type === 'html') continue;
    const key = item.type === 'category' ? String(index) : windowAt(items, index, categories).join('-');
    if (item.href !== undefined) {
      paths.push(branchPath(item.href));
      keys.push(key);
    }
    if (item.type !== 'category') continue;
    for (const path of categories.listingOf(item).paths) paths.push(path);
    for (const inner of categories.keysFrom(item)(key)) keys.push(inner);
  }
  return { rows, paths, keys };
}

function rowsOf(item: SidebarItem, { listingOf }: Categories): number {
  return 1 + (item.type === 'category' && isOpenAnyway(item) ? listingOf(item).rows : 0);
}

/** @returns the start and the end of the window around an item of a list */
function windowAt(items: readonly SidebarItem[], place: number, categories: Categories): [start: number, end: number] {
  const rows = (item: SidebarItem) => rowsOf(item, categories);
  let left = mostWhole;
  if (items.length <= mostWhole && items.every((item) => (left -= rows(item)) >= 0)) return [0, items.length];
  let start = place - (place % step);
  let end = Math.min(start + step, items.length);
  for (left = mostRows / 2; start > 0 && left > 0; left -= rows(items[start]!)) start -= 1;
  for (left = mostRows / 2; end < items.length && left > 0; left -= rows(items[end - 1]!)) end += 1;
  return [start, end];
}

/**
 * Returns the range of items that a branch includes. The first part of the branch's key is a range, `5-60`, or the
 * position of an open category, `7`.
 */
function windowOn(
  items: readonly SidebarItem[],
  [at = '0']: readonly string[] = [],
  categories: Categories,
): [start: number, end: number] {
  return at.includes('-') ? (at.split('-').map(Number) as [number, number]) : windowAt(items, Number(at), categories);
}

function close(item: SidebarItem, { closed }: Categories): OpenBranch {
  return item.type === 'category' ? closed(item) : { items: [item], isPartial: false };
}

/** Returns a function that computes the closed items of a list only once, for all branches. */
function closedOnce(categories: Categories): ClosedIn {
  const known = new Map<readonly SidebarItem[], readonly OpenBranch[]>();
  return (items) => {
    const closed = known.get(items) ?? items.map((item) => close(item, categories));
    known.set(items, closed);
    return closed;
  };
}

/**
 * Returns the branch in which some categories are open.
 *
 * @param ways the keys of the open categories, split at slashes, relative to this list
 */
function open(
  items: readonly SidebarItem[],
  ways: readonly (readonly string[])[],
  categories: Categories,
  closedIn: ClosedIn,
): OpenBranch {
  const [start, end] = windowOn(items, ways[0], categories);
  const shown = items.slice(start, end);
  const closedItems = closedIn(items);
  const branch = joined(shown, (item, index) => {
    const along = ways.filter(([place]) => place === String(start + index));
    if (along.length === 0 || item.type !== 'category') return closedItems[start + index]!;
    const inner = along.map(([, ...rest]) => rest).filter((rest) => rest.length > 0);
    const { items: within, isPartial } = open(item.items, inner, categories, closedIn);
    return { items: [{ ...item, items: within }], isPartial };
  });
  return shown.length < items.length ? { ...branch, isPartial: true } : branch;
}

/**
 * Computes a branch, or reuses the previous one if its visible items are unchanged. The hidden items of a closed
 * category are not compared.
 *
 * @param old the result for the same key in the previous compile
 */
function windowAlong(
  key: string,
  items: readonly SidebarItem[],
  old: Window | undefined,
  { categories, closedIn, isEqual }: { categories: Categories; closedIn: ClosedIn; isEqual: KeptOfSidebars['isEqual'] },
): Window {
  const ways = key === noBranch ? [] : key.split(' ').map((way) => way.split('/'));
  const [start, end] = windowOn(items, ways[0], categories);
  const shown = items.slice(start, end);
  const isAll = shown.length === items.length;
  const closed = closedIn(items).slice(start, end);
  const isOpen = (place: number) => ways.some(([at]) => at === String(place));
  const isUnchanged = (item: SidebarItem, index: number) =>
    item === old!.shown[index] || (!isOpen(start + index) && isEqual(closed[index]!, old!.closed[index]!));
  const isSame =
    old?.start === start && old.isAll === isAll && old.shown.length === shown.length && shown.every(isUnchanged);
  return { start, isAll, shown, closed, branch: isSame ? old.branch : open(items, ways, categories, closedIn) };
}

function listedOf(item: SidebarItem, place: number, categories: Categories): Listed {
  const { type } = item;
  const own = { type, href: type === 'html' ? undefined : item.href, rows: rowsOf(item, categories) };
  return type === 'category'
    ? { ...own, paths: categories.listingOf(item).paths, keys: categories.keysFrom(item)(String(place)) }
    : { ...own, paths: [], keys: [] };
}

/** Maps each page to its branch. If the sidebar lists a page several times, its branch opens all of them. */
function placesIn(items: readonly SidebarItem[], categories: Categories): OpenBranches['places'] {
  const { paths, keys } = list(items, categories);
  if (new Set(paths).size === paths.length) return { keys: paths, values: keys };
  const all = new Map<string, string>();
  for (const [index, path] of paths.entries()) {
    const known = all.get(path);
    all.set(path, known === undefined ? keys[index]! : `${known} ${keys[index]!}`);
  }
  return { keys: [...all.keys()], values: [...all.values()] };
}

/** Whether two lists are equal: their items have the same types, pages and numbers of rows. */
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

/** Converts the href of a page to a key of `places`: decoded, without a trailing slash */
export function branchPath(href: string): string {
  return withoutTrailingSlash(decodePath(href));
}

/** Returns the branch of a closed category: its first visible item, or nothing if the category itself has a page */
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

/** Whether a sidebar item is visible on all pages. */
function isSeen(item: SidebarItem): boolean {
  if (item.type === 'html') return true;
  if (item.type === 'link') return !item.unlisted;
  return (item.href !== undefined && !item.linkUnlisted) || item.items.some(isSeen);
}
