import type { Place } from '../../diagnostics/diagnostic.ts';
import type { VersionPlace } from '../docs/doc-metadata.ts';
import type { Report } from '../report.ts';
import { nearestPlace } from '../shape-faults.ts';
import type { SiteInput } from '../site.ts';
import type { GeneratedItems } from './generated-items.ts';
import type { Keys } from './items.ts';
import type { SidebarDoc } from './sidebar-docs.ts';

/** The inputs of a version's sidebars. */
export interface SidebarContext extends VersionPlace {
  config: SiteInput['config'];
  /** `_category_` files, by path. */
  data: SiteInput['data'];
  /** Published docs, by id, in the order of their sources. */
  docs: ReadonlyMap<string, SidebarDoc>;
  draftIds: ReadonlySet<string>;
  /** Whether a folder contains an unreadable doc, which has an error already. */
  hasUnread(folder: string): boolean;
  generated: GeneratedItems;
  report: Report;
}

/** @returns all ids that sidebars can name, sorted, for messages */
export function knownIds({ docs, draftIds }: Pick<SidebarContext, 'docs' | 'draftIds'>): string[] {
  return [...docs.keys(), ...draftIds].sort();
}

/**
 * @param isKey whether the location is the last key itself, not its value
 * @returns the location of the value at a path of keys in the sidebars file, or of its nearest ancestor
 */
export function sidebarPlace({ sidebars, dir }: VersionPlace['version'], keys: Keys = [], isKey = false): Place {
  if (!sidebars) return { path: dir };
  if (isKey) return { path: sidebars.path, ...sidebars.keyAt(keys) };
  // In an empty file the only location is the start.
  return { path: sidebars.path, ...(nearestPlace(keys, sidebars.at) ?? { line: 1, column: 1 }) };
}
