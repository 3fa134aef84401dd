import type { SidebarItem } from '../../../corpus/schema/index.ts';
import { samePath } from '../../navigation/paths.ts';
import { usePage } from '../../corpus/corpus-context.ts';
import { useOfPathname } from '../../navigation/use-location.ts';
import type { ReactNode } from 'react';

/** The content of the column of links next to a page. */
export interface Sidebar {
  kind: 'docs' | 'blog';
  title?: string | undefined;
  items: SidebarItem[];
}

/** The accessible labels of sidebars. */
export const sidebarLabels = {
  docs: 'theme.docs.sidebar.navAriaLabel',
  blog: 'theme.blog.sidebar.navAriaLabel',
} as const;

/** Whether the item or an item below it links to the path. */
export function isActiveItem(item: SidebarItem, pathname: string): boolean {
  if (item.type === 'html') return false;
  if (item.href !== undefined && samePath(item.href, pathname)) return true;
  return item.type === 'category' && item.items.some((inner) => isActiveItem(inner, pathname));
}

/**
 * Whether an item is visible. An unlisted page is visible only while it is open. A category is visible if it has a
 * visible page or item.
 */
export function isVisibleItem(item: SidebarItem, pathname: string): boolean {
  if (item.type === 'html') return true;
  // `isActiveItem` is called last, because for a category it checks all items below.
  if (item.type === 'link') return !item.unlisted || isActiveItem(item, pathname);
  return (
    (item.href !== undefined && (!item.linkUnlisted || isActiveItem(item, pathname))) ||
    item.items.some((inner) => isVisibleItem(inner, pathname))
  );
}

/** @returns the decoded path of the current page. It differs from the browser's address if a rewrite led to the page */
export function useShownPath(): string {
  const page = usePage();
  return useOfPathname((pathname) => page?.path ?? pathname);
}

export interface SidebarItemsProps {
  items: SidebarItem[];
  /** The nesting level of the items, from 1. */
  level?: number | undefined;
  /** Whether links replace the current history entry, as in the side menu. */
  replace?: boolean | undefined;
}

export interface SidebarRowProps<Item extends SidebarItem = SidebarItem> {
  item: Item;
  level: number;
  /** The position of the row in its list, from 0. */
  index: number;
  /** The id of the row, unique in its list. */
  id: string;
  /** Whether the item links to the current page or contains it. */
  isActive: boolean;
  /** The path of the current page, if the item is active. */
  activePath?: string | undefined;
  /** Whether the item itself links to the current page. */
  isCurrent: boolean;
  /** Whether the category must close, because the reader has opened a category next to it. */
  isOvertaken: boolean;
  onOpen: (id: string) => void;
  replace?: boolean | undefined;
  List: (props: SidebarItemsProps) => ReactNode;
}
