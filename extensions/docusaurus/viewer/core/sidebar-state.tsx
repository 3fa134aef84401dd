import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import type { SidebarCategory, SidebarItem } from '../../../../corpus/index.ts';
import { isVisibleItem } from '../../../../viewer/extension.ts';

interface ExpandedState {
  expandedItem: number | null;
  setExpandedItem: (item: number | null) => void;
}

const Expanded = createContext<ExpandedState>({ expandedItem: null, setExpandedItem: () => undefined });

/** Provides the most recently opened category to the items of a sidebar. */
export function DocSidebarItemsExpandedStateProvider({ children }: { children?: ReactNode }): ReactNode {
  const [expandedItem, setExpandedItem] = useState<number | null>(null);
  const state = useMemo(() => ({ expandedItem, setExpandedItem }), [expandedItem]);
  return <Expanded value={state}>{children}</Expanded>;
}

export function useDocSidebarItemsExpandedState(): ExpandedState {
  return useContext(Expanded);
}

/** @returns the items that are visible while the page with this path is open */
export function useVisibleSidebarItems(items: readonly SidebarItem[], activePath: string): SidebarItem[] {
  return items.filter((item) => isVisibleItem(item, activePath));
}

export function findSidebarCategory(
  items: readonly SidebarItem[],
  isMeant: (category: SidebarCategory) => boolean,
): SidebarCategory | undefined {
  for (const item of items) {
    if (item.type !== 'category') continue;
    const found = isMeant(item) ? item : findSidebarCategory(item.items, isMeant);
    if (found) return found;
  }
  return undefined;
}
