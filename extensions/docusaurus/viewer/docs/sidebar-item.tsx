import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { SidebarItem } from '../../../../corpus/index.ts';
import { SidebarItems, SidebarRow, type SidebarRowProps, slot, useShownPath } from '../../../../viewer/extension.ts';

export interface DocSidebarItemProps {
  item: SidebarItem;
  level?: number;
  index?: number;
  activePath?: string;
  onItemClick?: (item: SidebarItem) => void;
}

/** Context: the props of the viewer's sidebar row. A site's component might not pass them on, so `OwnRow` reads them
 * from this context. */
const RowContext = createContext<SidebarRowProps | undefined>(undefined);

function OwnRow({ item }: DocSidebarItemProps): ReactNode {
  const row = useContext(RowContext);
  return row ? <SidebarRow {...row} item={item} /> : <SidebarItems items={[item]} />;
}

/** The viewer's component for each type of item. All are the same, because `SidebarRow` renders every type. */
export const DocSidebarItemCategory = OwnRow;
export const DocSidebarItemHtml = OwnRow;
export const DocSidebarItemLink = OwnRow;

const parts: Record<SidebarItem['type'], ComponentType<DocSidebarItemProps>> = {
  category: slot('DocSidebarItem/Category', DocSidebarItemCategory),
  html: slot('DocSidebarItem/Html', DocSidebarItemHtml),
  link: slot('DocSidebarItem/Link', DocSidebarItemLink),
};

/** Renders an item of a sidebar with the component for its type. */
export function DocSidebarItem(props: DocSidebarItemProps): ReactNode {
  const Part = parts[props.item.type];
  return <Part {...props} />;
}

const Item = slot('DocSidebarItem', DocSidebarItem);

/** Renders a row of the sidebar with the site's components. */
export function RowOfParts(row: SidebarRowProps): ReactNode {
  const activePath = useShownPath();
  const { item, level, index } = row;
  return (
    <RowContext value={row}>
      <Item item={item} level={level} index={index} activePath={activePath} onItemClick={ignore} />
    </RowContext>
  );
}

// Passed as `onItemClick`. It does nothing, because the viewer itself handles clicks on items.
function ignore(): void {}

/** Renders a list of sidebar items. */
export function DocSidebarItems({ items }: { items: SidebarItem[] }): ReactNode {
  return <SidebarItems items={items} />;
}
