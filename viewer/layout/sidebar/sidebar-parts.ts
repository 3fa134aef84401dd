import type { ComponentType } from 'react';
import { SidebarRow } from './sidebar-row.tsx';
import type { SidebarRowProps } from './sidebar.ts';

/** The components of a sidebar that a site's theme can replace. */
export const sidebarParts = {
  Row: SidebarRow as ComponentType<SidebarRowProps>,
};
