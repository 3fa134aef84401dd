import type { ComponentType } from 'react';
import type { NavbarItem } from '../../../corpus/schema/index.ts';

/** The components in the menu of narrow screens that a site's theme can replace. */
export const sideMenuParts: {
  Header?: ComponentType;
  PrimaryMenu?: ComponentType;
  SecondaryMenu?: ComponentType;
  /** Renders the navbar's items in the side menu. Absent unless the site replaces the component of an item. */
  Items?: ComponentType<{ items: NavbarItem[] }>;
} = {};
