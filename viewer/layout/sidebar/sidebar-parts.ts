import type { ComponentType } from 'react';
import { SidebarRow, type SidebarRowProps } from './sidebar-row.tsx';

/** The components of a sidebar that a site's theme can replace. */
export const sidebarParts = {
  Row: SidebarRow as ComponentType<SidebarRowProps>,
};
