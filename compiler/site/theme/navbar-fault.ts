import { diagnose } from '../../diagnostics/catalogue.ts';
import type { ThemeSurroundings } from './theme-surroundings.ts';

/** Reports what is wrong with an item of the navbar. @returns no item, for the place of the bad one */
export function navbarFault(key: string, reason: string, { place, report }: ThemeSurroundings): [] {
  report(diagnose('navbar-item', place, { key, reason }));
  return [];
}
