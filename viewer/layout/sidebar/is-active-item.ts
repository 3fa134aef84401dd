import type { SidebarItem } from '../../../corpus/schema/index.ts';
import { samePath } from '../../navigation/same-path.ts';

/** Whether the item leads to the page at the path, or holds an item that does. */
export function isActiveItem(item: SidebarItem, pathname: string): boolean {
  if (item.type === 'html') return false;
  if (item.href !== undefined && samePath(item.href, pathname)) return true;
  return item.type === 'category' && item.items.some((inner) => isActiveItem(inner, pathname));
}
