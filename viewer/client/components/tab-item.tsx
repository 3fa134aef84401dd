import type { ReactNode } from 'react';

export interface TabItemProps {
  value?: string;
  label?: string;
  default?: boolean;
  children?: ReactNode;
}

/** One of the tabs of `<Tabs>`, which reads its props and draws the rest of it. */
export function TabItem({ children }: TabItemProps) {
  return children;
}
