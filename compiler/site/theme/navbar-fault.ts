import { diagnose } from '../../diagnostics/catalogue.ts';
import type { ThemeContext } from './theme-context.ts';

/** Reports what is wrong with an item of the navbar. @returns no item, for the place of the bad one */
export function navbarFault(key: string, reason: string, { place, report }: ThemeContext): [] {
  report(diagnose('navbar-item', place, { key, reason }));
  return [];
}
