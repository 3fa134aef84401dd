import type { Place } from '../../diagnostics/diagnostic.ts';
import type { VersionPlace } from '../docs/doc-metadata.ts';
import type { Report, Reported } from '../report.ts';
import { nearestPlace } from '../shape-problems.ts';
import type { SiteInput } from '../site-input.ts';
import type { Keys, ExpandedItem } from './items.ts';
import type { SidebarDoc } from './sidebar-docs.ts';
import type { CategoryFile } from './category-files.ts';

/** The data that a version's sidebars are built from. */
export interface SidebarContext extends VersionPlace {
  config: SiteInput['config'];
  /** The `_category_` files, by path. */
  data: SiteInput['data'];
  /** Published docs by id, in the order of their sources. */
  docs: ReadonlyMap<string, SidebarDoc>;
  draftIds: ReadonlySet<string>;
  /** Whether a folder contains a doc that could not be read. */
  hasUnread(folder: string): boolean;
  generated: GeneratedItems;
  report: Report;
}

/** @returns all ids that sidebars may use, sorted, for messages */
export function knownIds({ docs, draftIds }: Pick<SidebarContext, 'docs' | 'draftIds'>): string[] {
  return [...docs.keys(), ...draftIds].sort();
}

/**
 * @param isKey whether to locate the last key itself instead of its value
 * @returns the location of a value in the sidebars file, or of its nearest ancestor with a known location
 */
export function sidebarPlace({ sidebars, dir }: VersionPlace['version'], keys: Keys = [], isKey = false): Place {
  if (!sidebars) return { path: dir };
  if (isKey) return { path: sidebars.path, ...sidebars.keyAt(keys) };
  // An empty file has no nodes with a location, so use its start.
  return { path: sidebars.path, ...(nearestPlace(keys, sidebars.at) ?? { line: 1, column: 1 }) };
}

/** Sidebar items that are generated from a version's folders, cached per folder. */
export interface GeneratedItems {
  /** The `_category_` files by folder, with their errors. */
  categories(): Reported<ReadonlyMap<string, CategoryFile>>;
  /** Returns the items for a folder; empty if it contains no docs. */
  itemsOf(folder: string): ExpandedItem[];
}
