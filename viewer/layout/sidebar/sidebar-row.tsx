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
  /** The position in its list. */
  index: number;
  /** Unique in its list. */
  id: string;
  /** Whether the item links to the current page or contains it. */
  isActive: boolean;
  /** The path of the current page, if the item is active. */
  activePath?: string | undefined;
  /** Whether the item itself links to the current page. */
  isCurrent: boolean;
  /** Whether the item must close because a sibling was opened after it. */
  isOvertaken: boolean;
  onOpen: (id: string) => void;
  replace?: boolean | undefined;
  List: (props: SidebarItemsProps) => ReactNode;
}

/** An item of a sidebar. Memoized, because a sidebar can have thousands of unchanged items. */
export const SidebarRow = memo(function SidebarRow(props: SidebarRowProps) {
  const { item } = props;
  // Rerenders the row for another site, which can have other labels and components.
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
