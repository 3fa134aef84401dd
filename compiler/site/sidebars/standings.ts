import type { Breadcrumb, SidebarItem } from '../../../corpus/schema/index.ts';
import { noMemory, type Memory } from '../../memory.ts';
import { decodePath, withoutTrailingSlash } from '../../../corpus/url/pathname.ts';

/** Where a page stands in a sidebar. */
export interface Standing {
  /** The way to it, itself included. */
  breadcrumbs: Breadcrumb[];
  /** The items of the category it stands for, or of the one it stands in. */
  items: SidebarItem[];
}

// One and the same in every run.
const atTop: Breadcrumb[] = [];

/** The places of all pages in a sidebar. */
export interface Standings {
  /** By href without its last slash, of several the first: where it stands in the list. */
  places: ReadonlyMap<string, number>;
  list: readonly Standing[];
  /** The ways to them. */
  ways: readonly Breadcrumb[][];
}

/** Those of a part of a sidebar, before they are told apart by href. */
interface Listed {
  hrefs: (string | undefined)[];
  list: Standing[];
  ways: Breadcrumb[][];
}

/** @param known where places are kept: those in a category stay as long as nothing in it changes */
export function listStandings(sidebar: SidebarItem[], known: Memory = noMemory): Standings {
  const { hrefs, list, ways } = standingsIn(sidebar, atTop, 'all', known);
  const places = known.keep('places', [known.settle('hrefs', hrefs)], () => firstPlaces(hrefs));
  return { places, list, ways };
}

function standingsIn(items: SidebarItem[], way: Breadcrumb[], place: string, known: Memory): Listed {
  return known.keep(place, [items, way], () => {
    const found: Listed = { hrefs: [], list: [], ways: [] };
    // On a shelf, where it stays as long as nobody asks: while nothing in this part of the sidebar changes.
    const inside = known.shelf(place);
    const steps = inside.keepRows('steps', [way], { columns: [items] }, (row) => wayTo(items[row]!, way));
    for (const [index, { href, breadcrumbs, onwards }] of steps.entries()) {
      const item = items[index]!;
      found.hrefs.push(href);
      found.list.push({ breadcrumbs, items: item.type === 'category' ? item.items : items });
      found.ways.push(breadcrumbs);
      if (item.type !== 'category') continue;
      const inner = standingsIn(item.items, onwards, String(index), inside);
      for (const column of ['hrefs', 'list', 'ways'] as const)
        for (const value of inner[column]) (found[column] as unknown[]).push(value);
    }
    return found;
  });
}

function firstPlaces(hrefs: readonly (string | undefined)[]): Map<string, number> {
  const places = new Map<string, number>();
  for (const [place, href] of hrefs.entries()) if (href !== undefined && !places.has(href)) places.set(href, place);
  return places;
}

interface Way {
  /** Without its last slash. */
  href?: string | undefined;
  breadcrumbs: Breadcrumb[];
  /** What leads to the items of a category. */
  onwards: Breadcrumb[];
}

function wayTo(item: SidebarItem, way: Breadcrumb[]): Way {
  if (item.type === 'html') return { breadcrumbs: way, onwards: way };
  const { href, label } = item;
  const linked = item.type === 'category' && item.linkUnlisted ? undefined : href;
  return {
    href: href === undefined ? undefined : withoutTrailingSlash(href),
    breadcrumbs: [...way, { label }],
    onwards: [...way, linked === undefined ? { label } : { label, path: decodePath(linked) }],
  };
}
