import type { SidebarItem } from '../../../corpus/schema/index.ts';
import { samePath } from '../../navigation/paths.ts';

/** Whether the item or an item below it links to the path. */
export function isActiveSidebarItem(item: SidebarItem, path: string): boolean {
  if (item.type === 'html') return false;
  if (item.href !== undefined && samePath(item.href, path)) return true;
  return item.type === 'category' && item.items.some((below) => isActiveSidebarItem(below, path));
}

/**
 * Returns the address that a sidebar item opens: its own address, or else the first address below it.
 */
export function findFirstSidebarItemLink(item: SidebarItem): string | undefined {
  if (item.type === 'html') return undefined;
  if (item.type === 'link') return item.unlisted ? undefined : item.href;
  if (item.href !== undefined && !item.linkUnlisted) return item.href;
  return item.items.map(findFirstSidebarItemLink).find((href) => href !== undefined);
}

/** Removes the items that can't be rendered as cards. */
export function filterDocCardListItems(items: readonly SidebarItem[]): SidebarItem[] {
  return items.filter((item) => item.type !== 'html' && findFirstSidebarItemLink(item) !== undefined);
}
