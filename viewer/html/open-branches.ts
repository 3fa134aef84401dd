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
  /** Which branch is open beside a page, by its path without a slash at its end. Beside many pages it is the same. */
  keys: ReadonlyMap<string, string>;
  branches: ReadonlyMap<string, OpenBranch>;
}

/** The branch beside pages that the sidebar does not list. */
export const noBranch = '';

type Category = Extract<SidebarItem, { type: 'category' }>;
/** Where an item is: its place in the list that holds it, after those of the categories around it. */
type Place = readonly number[];

/** How many rows of one list are shown: enough for a high screen, and not all of a list of thousands on each page. */
const mostRows = 50;
/** How many places beside each other see the same part of a longer list. */
const step = 5;

/** @param items of a sidebar, of which there may be thousands: they are looked through once, not for each page */
export function openBranches(items: readonly SidebarItem[]): OpenBranches {
  const places = new Map<string, Place[]>();
  const rows = new Map<SidebarItem, number>();
  const closed = new Map<SidebarItem, OpenBranch>();

  /** @returns how many rows a list has before anything is opened */
  function look(list: readonly SidebarItem[], above: Place): number {
    let sum = 0;
    for (const [index, item] of list.entries()) {
      const place = [...above, index];
      if (item.type !== 'html' && item.href !== undefined) {
        const key = branchPath(item.href);
        const known = places.get(key);
        if (known) known.push(place);
        else places.set(key, [place]);
      }
      const inside = item.type === 'category' ? look(item.items, place) : 0;
      rows.set(item, 1 + (item.type === 'category' && isOpenAnyway(item) ? inside : 0));
      sum += rows.get(item)!;
    }
    return sum;
  }

  /** @returns an item that is not on the way to the page; of what is closed as little as makes it be shown */
  function close(item: SidebarItem): OpenBranch {
    let known = closed.get(item);
    if (!known) closed.set(item, (known = item.type === 'category' ? closeCategory(item) : whole([item])));
    return known;
  }

  function closeCategory(category: Category): OpenBranch {
    const inside = isOpenAnyway(category) ? joined(category.items.map(close)) : stub(category);
    return { items: [{ ...category, items: inside.items }], isPartial: inside.isPartial };
  }

  /** @param along the places that are open, as seen from this list */
  function open(list: readonly SidebarItem[], along: readonly Place[]): OpenBranch {
    const [start, end] = windowAt(list, along[0]?.[0] ?? 0, rows);
    const shown = joined(
      list.slice(start, end).map((item, index) => {
        const inside = along.filter(([first]) => first === start + index).map((place) => place.slice(1));
        if (inside.length === 0 || item.type !== 'category') return close(item);
        const within = open(
          item.items,
          inside.filter((place) => place.length > 0),
        );
        return { items: [{ ...item, items: within.items }], isPartial: within.isPartial };
      }),
    );
    return end - start < list.length ? { ...shown, isPartial: true } : shown;
  }

  look(items, []);
  const keys = new Map<string, string>();
  const branches = new Map([[noBranch, open(items, [])]]);
  for (const [path, found] of places) {
    const key = found.map((place) => keyOf(place, items, rows)).join(' ');
    keys.set(path, key);
    if (!branches.has(key)) branches.set(key, open(items, found));
  }
  return { keys, branches };
}

/** @returns what the branch of a page is found by */
export function branchPath(href: string): string {
  return withoutTrailingSlash(decodePath(href));
}

/** @returns which part of a list is shown, around one of its items */
function windowAt(
  list: readonly SidebarItem[],
  place: number,
  rows: ReadonlyMap<SidebarItem, number>,
): [start: number, end: number] {
  let left = mostRows;
  if (list.length <= mostRows && list.every((item) => (left -= rows.get(item)!) >= 0)) return [0, list.length];
  let start = place - (place % step);
  let end = Math.min(start + step, list.length);
  for (left = mostRows / 2; start > 0 && left > 0; left -= rows.get(list[start]!)!) start -= 1;
  for (left = mostRows / 2; end < list.length && left > 0; left -= rows.get(list[end - 1]!)!) end += 1;
  return [start, end];
}

/** @returns the same for places beside which the same is seen */
function keyOf(place: Place, items: readonly SidebarItem[], rows: ReadonlyMap<SidebarItem, number>): string {
  let list = items;
  const key: (number | string)[] = [];
  for (const index of place) {
    const item = list[index]!;
    key.push(item.type === 'category' ? index : windowAt(list, index, rows).join('-'));
    if (item.type === 'category') list = item.items;
  }
  return key.join('/');
}

/** @returns the first item by which a category is shown, and that alone */
function stub({ items: list }: Category): OpenBranch {
  const seen = list.find(isSeen);
  if (!seen) return { items: [], isPartial: list.length > 0 };
  if (seen.type !== 'category') return { items: [seen], isPartial: list.length > 1 };
  return { items: [{ ...seen, items: stub(seen).items }], isPartial: true };
}

function whole(items: SidebarItem[]): OpenBranch {
  return { items, isPartial: false };
}

function joined(parts: readonly OpenBranch[]): OpenBranch {
  return { items: parts.flatMap(({ items }) => items), isPartial: parts.some(({ isPartial }) => isPartial) };
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
