import type { ComponentType } from 'react';
import { SearchBar } from '../../search/search-bar.tsx';

/** The parts of the navbar that a site's theme may replace. */
export const navbarParts = { SearchBar: SearchBar as ComponentType };
