import type { SidebarItem } from '../../../corpus/schema/index.ts';
import { samePath } from '../../navigation/paths.ts';
import { usePage } from '../../corpus/corpus-context.ts';
import { useOfPathname } from '../../navigation/use-location.ts';

/** The column of links beside a page. */
export interface Sidebar {
  kind: 'docs' | 'blog';
  title?: string | undefined;
  items: SidebarItem[];
}

/** What a screen reader calls it. */
export const sidebarLabels = {
  docs: 'theme.docs.sidebar.navAriaLabel',
  blog: 'theme.blog.sidebar.navAriaLabel',
} as const;

/** Whether the item leads to the page at the path, or holds an item that does. */
export function isActiveItem(item: SidebarItem, pathname: string): boolean {
  if (item.type === 'html') return false;
  if (item.href !== undefined && samePath(item.href, pathname)) return true;
  return item.type === 'category' && item.items.some((inner) => isActiveItem(inner, pathname));
}

/** Whether the item is in the sidebar: what is unlisted shows only while it is read, and a category with something to show. */
export function isVisibleItem(item: SidebarItem, pathname: string): boolean {
  if (item.type === 'html') return true;
  // Whether it is active is asked last: for a category all that is in it has to be looked at.
  if (item.type === 'link') return !item.unlisted || isActiveItem(item, pathname);
  return (
    (item.href !== undefined && (!item.linkUnlisted || isActiveItem(item, pathname))) ||
    item.items.some((inner) => isVisibleItem(inner, pathname))
  );
}

/** @returns the path of the page beside the sidebar, decoded; at a rewritten address it is not the location's */
export function useShownPath(): string {
  const page = usePage();
  return useOfPathname((pathname) => page?.path ?? pathname);
}
