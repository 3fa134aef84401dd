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

export interface CollapsibleProps {
  collapsed: boolean;
  as?: ElementType;
  className?: string;
  children?: ReactNode;
}

/** A box that opens and closes with a movement of its height. */
export function Collapsible({ collapsed, as = 'div', className, children }: CollapsibleProps) {
  return <CollapsibleBox isOpen={!collapsed}>{createElement(as, { className }, children)}</CollapsibleBox>;
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
