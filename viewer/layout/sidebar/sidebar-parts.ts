import type { ComponentType } from 'react';
import { SidebarRow, type SidebarRowProps } from './sidebar-row.tsx';

/** The parts of a sidebar that a site's theme may replace. */
export const sidebarParts = {
  Row: SidebarRow as ComponentType<SidebarRowProps>,
};
