import type { Config } from '../../config/config.ts';
import type { Place } from '../../diagnostics/diagnostic.ts';
import type { Report } from '../report.ts';
import type { DocsInstance } from '../site.ts';
import { diagnose } from '../../diagnostics/catalogue.ts';

/** What the frame around all pages is made from. */
export interface ThemeContext {
  config: Config;
  docs: readonly DocsInstance[];
  /** Where faults of the configuration are placed. */
  place: Place;
  report: Report;
}

/** Reports what is wrong with an item of the navbar. @returns no item, for the place of the bad one */
export function navbarFault(key: string, reason: string, { place, report }: ThemeContext): [] {
  report(diagnose('navbar-item', place, { key, reason }));
  return [];
}
