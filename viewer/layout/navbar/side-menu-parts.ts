import type { ComponentType } from 'react';
import type { NavbarItem } from '../../../corpus/schema/index.ts';

/** Parts of the menu of narrow screens that a site's theme may replace. */
export const sideMenuParts: {
  Header?: ComponentType;
  PrimaryMenu?: ComponentType;
  SecondaryMenu?: ComponentType;
  /** What draws the items of the navbar there, where a site has parts for them. */
  Items?: ComponentType<{ items: NavbarItem[] }>;
} = {};
