import { useState } from 'react';
import type { SidebarItem } from '../../../compiler/corpus/index.ts';
import { renderNodes } from '../../body/render-nodes.tsx';
import { isActiveItem } from './is-active-item.ts';
import { isVisibleItem } from './is-visible-item.ts';
import { SidebarCategory } from './sidebar-category.tsx';
import { SidebarLink } from './sidebar-link.tsx';
import { useShownPath } from './use-shown-path.ts';

export interface SidebarItemsProps {
  items: SidebarItem[];
  /** Whether links take the place of the present history entry: those of the side menu do. */
  replace?: boolean | undefined;
}

export function SidebarItems({ items, replace }: SidebarItemsProps) {
  const path = useShownPath();
  const [lastOpened, setLastOpened] = useState<number>();
  return (
    <ul className="menu-list">
      {items.map((item, index) => {
        if (!isVisibleItem(item, path)) return null;
        const isActive = isActiveItem(item, path);
        return (
          <li key={index} className={item.className}>
            {item.type === 'link' && <SidebarLink link={item} isActive={isActive} replace={replace} />}
            {item.type === 'html' && (
              <div className={item.defaultStyle ? 'menu-html' : undefined}>{renderNodes(item.body)}</div>
            )}
            {item.type === 'category' && (
              <SidebarCategory
                category={item}
                isActive={isActive}
                replace={replace}
                isOvertaken={lastOpened !== undefined && lastOpened !== index}
                onOpen={() => setLastOpened(index)}
                List={SidebarItems}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
