import type { SidebarItem } from '../../corpus/schema/index.ts';
import { decodePath, withoutTrailingSlash } from '../../corpus/url/pathname.ts';

/** Finds what of a sidebar is shown beside a page before anything is opened. */
export interface OpenBranches {
  /** @returns the sidebar, in which categories that are closed hold as little as makes them be shown */
  at(path: string): SidebarItem[];
  /** Whether there is more to it than that. */
  isPartial: boolean;
}

type Category = Extract<SidebarItem, { type: 'category' }>;

/** @param items of a sidebar, of which there may be thousands: they are looked through once, not for each page */
export function openBranches(items: readonly SidebarItem[]): OpenBranches {
  /** Where the items are that lead to a page, by its path: their places in the lists that hold them. */
  const places = new Map<string, number[][]>();
  const closed = new Map<SidebarItem, SidebarItem>();
  let isPartial = false;

  function look(list: readonly SidebarItem[], above: readonly number[]): void {
    list.forEach((item, index) => {
      if (item.type === 'html') return;
      const place = [...above, index];
      if (item.href !== undefined) {
        const key = keyOf(item.href);
        const known = places.get(key);
        if (known) known.push(place);
        else places.set(key, [place]);
      }
      if (item.type === 'category') look(item.items, place);
    });
  }

  function close(item: SidebarItem): SidebarItem {
    if (item.type !== 'category') return item;
    let small = closed.get(item);
    if (!small) closed.set(item, (small = { ...item, items: isOpenAnyway(item) ? item.items.map(close) : stub(item) }));
    return small;
  }

  function stub({ items: list }: Category): SidebarItem[] {
    const seen = list.find(isSeen);
    const kept = seen ? [seen.type === 'category' ? { ...seen, items: stub(seen) } : seen] : [];
    if (kept.length < list.length || seen?.type === 'category') isPartial = true;
    return kept;
  }

  /** @param open the rest of the places that lie in this list */
  function openAlong(list: readonly SidebarItem[], open: readonly (readonly number[])[]): SidebarItem[] {
    return list.map((item, index) => {
      const inside = open.filter(([first]) => first === index);
      if (inside.length === 0 || item.type !== 'category') return close(item);
      return {
        ...item,
        items: openAlong(
          item.items,
          inside.map((place) => place.slice(1)),
        ),
      };
    });
  }

  look(items, []);
  items.forEach(close);
  return { isPartial, at: (path) => openAlong(items, places.get(keyOf(path)) ?? []) };
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

function keyOf(href: string): string {
  return withoutTrailingSlash(decodePath(href));
}
