/** Lookups of docs that sidebars may lack. */
export interface MissingDocs {
  /** Whether the doc with an id is missing or unreadable, which has an error already. */
  isMissing(id: string): boolean;
  /** Whether a folder contains an unreadable doc at any depth; relative to the content folder. */
  hasUnread(folder: string): boolean;
}

/**
 * @param value sidebars as written; undefined if one sidebar contains all folders
 * @returns the names of the sidebars that lack docs because of reported errors
 */
export function incompleteSidebars(value: unknown, missing: MissingDocs): Set<string> {
  if (value === undefined) return new Set(missing.hasUnread('.') ? ['defaultSidebar'] : []);
  if (typeof value !== 'object' || value === null) return new Set();
  return new Set(Object.entries(value).flatMap(([name, items]) => (lacksDocs(items, missing) ? [name] : [])));
}

function lacksDocs(value: unknown, missing: MissingDocs, key?: string): boolean {
  if (typeof value === 'string') {
    if (key === 'dirName') return missing.hasUnread(value);
    return (key === undefined || key === 'id') && missing.isMissing(value);
  }
  if (Array.isArray(value)) return value.some((each) => lacksDocs(each, missing));
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, inner]) => lacksDocs(inner, missing, name));
}
