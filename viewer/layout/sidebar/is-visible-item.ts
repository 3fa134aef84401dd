import type { SidebarItem } from '../../../compiler/corpus/index.ts';
import { isActiveItem } from './is-active-item.ts';

/** Whether the item is in the sidebar: what is unlisted shows only while it is read, and a category with something to show. */
export function isVisibleItem(item: SidebarItem, pathname: string): boolean {
  if (item.type === 'html' || isActiveItem(item, pathname)) return true;
  if (item.type === 'link') return !item.unlisted;
  return (item.href !== undefined && !item.linkUnlisted) || item.items.some((inner) => isVisibleItem(inner, pathname));
}
