import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import type { SidebarItem } from '../../../corpus/schema/index.ts';
import { isVisibleItem } from '../../layout/sidebar/sidebar.ts';

interface ExpandedState {
  expandedItem: number | null;
  setExpandedItem: (item: number | null) => void;
}

const Expanded = createContext<ExpandedState>({ expandedItem: null, setExpandedItem: () => undefined });

/** Provides the category that was opened last to a list of a sidebar. */
export function DocSidebarItemsExpandedStateProvider({ children }: { children?: ReactNode }): ReactNode {
  const [expandedItem, setExpandedItem] = useState<number | null>(null);
  const state = useMemo(() => ({ expandedItem, setExpandedItem }), [expandedItem]);
  return <Expanded value={state}>{children}</Expanded>;
}

export function useDocSidebarItemsExpandedState(): ExpandedState {
  return useContext(Expanded);
}

/** @returns the visible items on the page with this path */
export function useVisibleSidebarItems(items: readonly SidebarItem[], activePath: string): SidebarItem[] {
  return items.filter((item) => isVisibleItem(item, activePath));
}
