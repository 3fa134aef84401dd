import { useState } from 'react';
import type { SidebarItem } from '../../../corpus/schema/index.ts';
import { useSite } from '../../corpus/corpus-context.ts';
import { samePath } from '../../navigation/paths.ts';
import { isActiveItem, isVisibleItem, useShownPath, type SidebarItemsProps } from './sidebar.ts';
import { sidebarParts } from './sidebar-parts.ts';

export function SidebarItems({ items, level = 1, replace }: SidebarItemsProps) {
  const { Row } = sidebarParts;
  const { autoCollapseCategories } = useSite().docs.sidebar;
  const path = useShownPath();
  const [lastOpened, setLastOpened] = useState<string>();
  const keys = keysOf(items);
  return (
    <ul className="menu-list">
      {items.map((item, index) => {
        const key = keys[index]!;
        if (!isVisibleItem(item, path)) return null;
        const isActive = isActiveItem(item, path);
        const isOvertaken = autoCollapseCategories && lastOpened !== undefined && lastOpened !== key;
        return (
          <Row
            key={key}
            level={level}
            index={index}
            id={key}
            item={item}
            isActive={isActive}
            activePath={isActive ? path : undefined}
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

/** @returns a React key for each row. A key does not change when rows are added before its row */
function keysOf(items: readonly SidebarItem[]): string[] {
  const times = new Map<string, number>();
  return items.map((item) => {
    const name = item.type === 'html' ? item.type : `${item.type} ${item.href ?? item.label}`;
    const count = (times.get(name) ?? 0) + 1;
    times.set(name, count);
    return `${name} ${count}`;
  });
}
