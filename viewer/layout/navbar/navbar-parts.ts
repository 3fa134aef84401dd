import type { ComponentType } from 'react';
import { SearchBar } from '../../search/search-bar.tsx';
import { Brand } from './brand.tsx';
import { ColorToggle } from './color-toggle.tsx';
import type { Json, NavbarItem } from '../../../corpus/schema/index.ts';

/** The components of the navbar that a site's theme can replace. */
export const navbarParts = {
  'Navbar/ColorModeToggle': ColorToggle as ComponentType,
  'Navbar/Logo': Brand as ComponentType,
  SearchBar: SearchBar as ComponentType,
  /**
   * Renders the items on the left or right side of the navbar. Undefined unless the site replaces the component of an
   * item.
   */
  Items: undefined as ComponentType<{ items: NavbarItem[] }> | undefined,
};

/** The props of a custom item's component: its fields in the config, and whether it is in the side menu. */
export interface CustomItemProps {
  mobile: boolean;
  position?: 'left' | 'right' | undefined;
  className?: string | undefined;
  [prop: string]: Json | undefined;
}

/** Type of a custom item → component. Only a site's theme adds entries. */
export const itemTypes: Record<string, ComponentType<CustomItemProps>> = {};
