import { useState } from 'react';
import type { SidebarItem } from '../../../corpus/schema/index.ts';
import { useSite } from '../../corpus/corpus-context.ts';
import { samePath } from '../../navigation/paths.ts';
import { isActiveItem, isVisibleItem, useShownPath } from './sidebar.ts';
import { SidebarRow } from './sidebar-row.tsx';

export interface SidebarItemsProps {
  items: SidebarItem[];
  /** Whether links take the place of the present history entry: those of the side menu do. */
  replace?: boolean | undefined;
}

export function SidebarItems({ items, replace }: SidebarItemsProps) {
  const { autoCollapseCategories } = useSite().docs.sidebar;
  const path = useShownPath();
  const [lastOpened, setLastOpened] = useState<number>();
  return (
    <ul className="menu-list">
      {items.map((item, index) => {
        if (!isVisibleItem(item, path)) return null;
        const isOvertaken = autoCollapseCategories && lastOpened !== undefined && lastOpened !== index;
        return (
          <SidebarRow
            key={index}
            index={index}
            item={item}
            isActive={isActiveItem(item, path)}
            isCurrent={item.type !== 'html' && item.href !== undefined && samePath(item.href, path)}
            isOvertaken={isOvertaken}
            onOpen={setLastOpened}
            replace={replace}
            List={SidebarItems}
          />
        );
      })}
    </ul>
  );
}
