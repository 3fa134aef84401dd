import type { Place } from '../../diagnostics/diagnostic.ts';
import type { VersionPlace } from '../docs/doc-metadata.ts';
import type { Report } from '../report.ts';
import { nearestPlace } from '../shape-faults.ts';
import type { SiteInput } from '../site.ts';
import type { GeneratedItems } from './generated-items.ts';
import type { Keys } from './items.ts';
import type { SidebarDoc } from './sidebar-docs.ts';

/** What a version's sidebars are made from. */
export interface SidebarContext extends VersionPlace {
  config: SiteInput['config'];
  /** `_category_` files, by path. */
  data: SiteInput['data'];
  /** Published docs, by id, in the order of their sources. */
  docs: ReadonlyMap<string, SidebarDoc>;
  draftIds: ReadonlySet<string>;
  /** Whether a doc in a folder can't be read, which is reported. */
  hasUnread(folder: string): boolean;
  generated: GeneratedItems;
  report: Report;
}

/** @returns all ids that sidebars may name, sorted, for messages */
export function knownIds({ docs, draftIds }: Pick<SidebarContext, 'docs' | 'draftIds'>): string[] {
  return [...docs.keys(), ...draftIds].sort();
}

/**
 * @param isKey whether the last key itself is meant, and not its value
 * @returns where the value at a path of keys is in the sidebars file, or the nearest place around it
 */
export function sidebarPlace({ sidebars, dir }: VersionPlace['version'], keys: Keys = [], isKey = false): Place {
  if (!sidebars) return { path: dir };
  if (isKey) return { path: sidebars.path, ...sidebars.keyAt(keys) };
  // In a file that holds nothing there is no place but its start.
  return { path: sidebars.path, ...(nearestPlace(keys, sidebars.at) ?? { line: 1, column: 1 }) };
}
