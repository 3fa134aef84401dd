import type { Breadcrumb, SidebarItem } from '../../corpus/index.ts';
import { decodePath, withoutTrailingSlash } from '../../url/pathname.ts';

/** Where a page stands in a sidebar. */
export interface Standing {
  /** The way to it, itself included. */
  breadcrumbs: Breadcrumb[];
  /** The items of the category it stands for, or of the one it stands in. */
  items: SidebarItem[];
}

/** @returns the places of all pages in a sidebar, by href without its last slash; of several the first counts */
export function listStandings(sidebar: SidebarItem[]): ReadonlyMap<string, Standing> {
  const standings = new Map<string, Standing>();
  const visit = (items: SidebarItem[], way: Breadcrumb[]) => {
    for (const item of items) {
      if (item.type === 'html') continue;
      const { href, label } = item;
      const key = href === undefined ? undefined : withoutTrailingSlash(href);
      const inside = item.type === 'category' ? item.items : items;
      if (key !== undefined && !standings.has(key)) standings.set(key, { breadcrumbs: [...way, { label }], items: inside });
      if (item.type !== 'category') continue;
      const isLinked = href !== undefined && !item.linkUnlisted;
      visit(item.items, [...way, isLinked ? { label, path: decodePath(href) } : { label }]);
    }
  };
  visit(sidebar, []);
  return standings;
}
