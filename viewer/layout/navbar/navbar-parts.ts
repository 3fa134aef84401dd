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
  /** The component for the items of one side, if the site replaces components of items. */
  Items: undefined as ComponentType<{ items: NavbarItem[] }> | undefined,
};

/** The props of a site's custom item: its fields in the config, and its position. */
export interface CustomItemProps {
  mobile: boolean;
  position?: 'left' | 'right' | undefined;
  className?: string | undefined;
  [prop: string]: Json | undefined;
}

/** Custom types of navbar items. Only themes define them. */
export const itemTypes: Record<string, ComponentType<CustomItemProps>> = {};
