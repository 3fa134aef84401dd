import type { ComponentType } from 'react';
import { SearchBar } from '../../search/search-bar.tsx';
import { Brand } from './brand.tsx';
import { ColorToggle } from './color-toggle.tsx';
import type { Json, NavbarItem } from '../../../corpus/schema/index.ts';

/** The parts of the navbar that a site's theme may replace. */
export const navbarParts = {
  'Navbar/ColorModeToggle': ColorToggle as ComponentType,
  'Navbar/Logo': Brand as ComponentType,
  SearchBar: SearchBar as ComponentType,
  /** What draws the items of one side, where a site has parts for them. */
  Items: undefined as ComponentType<{ items: NavbarItem[] }> | undefined,
};

/** What an item of a type of the site's own gets: what the config says of it, and where it stands. */
export interface CustomItemProps {
  mobile: boolean;
  position?: 'left' | 'right' | undefined;
  className?: string | undefined;
  [prop: string]: Json | undefined;
}

/** Custom types of navbar items: there are none but the theme's. */
export const itemTypes: Record<string, ComponentType<CustomItemProps>> = {};
