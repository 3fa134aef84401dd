import { groupBy } from '../common/lists.ts';

interface BlogSidebarItem {
  title: string;
  permalink: string;
  date: string;
  unlisted?: boolean;
}

/** @returns the listed items */
export function useVisibleBlogSidebarItems<Item extends BlogSidebarItem>(items: readonly Item[]): Item[] {
  return items.filter(({ unlisted }) => unlisted !== true);
}

/** @returns the items grouped by year, the latest year first */
export function groupBlogSidebarItemsByYear<Item extends BlogSidebarItem>(items: readonly Item[]): [string, Item[]][] {
  const years = groupBy(items, ({ date }) => String(new Date(date).getUTCFullYear()));
  return Object.entries(years).sort(([a], [b]) => Number(b) - Number(a));
}
