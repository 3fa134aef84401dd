import type { SidebarItem } from '../../../corpus/schema/index.ts';
import { isActiveItem } from './is-active-item.ts';

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
