import {
  createElement,
  useCallback,
  useState,
  type Dispatch,
  type ElementType,
  type ReactNode,
  type SetStateAction,
} from 'react';
import { Collapsible as CollapsibleBox } from '../../layout/collapsible.tsx';
import { useTargetSearch } from '../../navigation/use-target-search.ts';
import { useHydrated } from '../../state/use-hydrated.ts';

export interface CollapsibleProps {
  collapsed: boolean;
  /**
   * Whether rendering of the children is deferred until the box first opens. Static HTML always contains the
   * children.
   */
  lazy?: boolean;
  as?: ElementType;
  className?: string;
  children?: ReactNode;
}

/**
 * A box that opens and closes with a transition of its height. It also opens if it contains the target of the
 * address's hash. In that case, it stays open until `collapsed` changes.
 */
export function Collapsible({ collapsed, lazy = false, as = 'div', className, children }: CollapsibleProps) {
  const [wasCollapsed, setWasCollapsed] = useState(collapsed);
  const [isFound, setFound] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const isOpen = !collapsed || isFound;
  if (wasCollapsed !== collapsed) {
    setWasCollapsed(collapsed);
    setFound(false);
  }
  if (isOpen && !wasOpened) setOpened(true);

  const isLazy = useHydrated() && lazy && !wasOpened;
  const isSearched = useTargetSearch(isLazy);
  return (
    <CollapsibleBox isOpen={isOpen} className="collapsible" onFound={() => setFound(true)}>
      {(!isLazy || isSearched) && createElement(as, { className }, children)}
    </CollapsibleBox>
  );
}

export interface CollapsibleState {
  collapsed: boolean;
  setCollapsed: Dispatch<SetStateAction<boolean>>;
  toggleCollapsed: () => void;
}

export function useCollapsible({ initialState }: { initialState: boolean | (() => boolean) }): CollapsibleState {
  const [collapsed, setCollapsed] = useState(initialState);
  const toggleCollapsed = useCallback(() => setCollapsed((before) => !before), []);
  return { collapsed, setCollapsed, toggleCollapsed };
}
