import { memo, type ReactNode } from 'react';
import type { SidebarItem } from '../../../corpus/schema/index.ts';
import { renderNodes } from '../../body/render-nodes.tsx';
import { useSite } from '../../corpus/corpus-context.ts';
import { isSameJson } from '../../corpus/is-same-json.ts';
import { SidebarCategory } from './sidebar-category.tsx';
import type { SidebarItemsProps } from './sidebar-items.tsx';
import { SidebarLink } from './sidebar-link.tsx';

export interface SidebarRowProps<Item extends SidebarItem = SidebarItem> {
  item: Item;
  level: number;
  /** The position of the row in its list, from 0. */
  index: number;
  /** Identifies the row in its list. */
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

/** Renders an item of a sidebar. Memoized, because a sidebar can have thousands of items that do not change. */
export const SidebarRow = memo(function SidebarRow(props: SidebarRowProps) {
  const { item } = props;
  // Subscribes to the site, so that the row is rendered again if labels or components of the site change.
  useSite();
  return (
    <li className={item.className}>
      {item.type === 'link' && <SidebarLink link={item} isActive={props.isActive} replace={props.replace} />}
      {item.type === 'html' && (
        <div className={item.defaultStyle ? 'menu-html' : undefined}>{renderNodes(item.body)}</div>
      )}
      {item.type === 'category' && <SidebarCategory {...props} item={item} />}
    </li>
  );
}, isSameJson);
