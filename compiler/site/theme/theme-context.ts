import type { Config } from '../../config/config.ts';
import type { Place } from '../../diagnostics/diagnostic.ts';
import type { Report } from '../report.ts';
import type { DocsInstance } from '../site.ts';

/** What the frame around all pages is made from. */
export interface ThemeContext {
  config: Config;
  docs: readonly DocsInstance[];
  /** Where faults of the configuration are placed. */
  place: Place;
  report: Report;
}
