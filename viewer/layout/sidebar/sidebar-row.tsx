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
  /** Where it stands among those of its list. */
  index: number;
  /** What tells it from the others of its list. */
  id: string;
  /** Whether the page being read is the item's, or lies in it. */
  isActive: boolean;
  /** The path of the page being read, if the item is active. */
  activePath?: string | undefined;
  /** Whether it is the item's own. */
  isCurrent: boolean;
  /** Whether the item is to close, as one beside it was opened after it. */
  isOvertaken: boolean;
  onOpen: (id: string) => void;
  replace?: boolean | undefined;
  List: (props: SidebarItemsProps) => ReactNode;
}

/** An item of a sidebar. There may be thousands of them: one that says what it said is not drawn again. */
export const SidebarRow = memo(function SidebarRow(props: SidebarRowProps) {
  const { item } = props;
  // Another site may have other labels, and other parts to draw HTML with.
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
