/** What sidebars may lack. */
export interface MissingDocs {
  /** Whether a doc of an id is not there, or can't be read: that is reported. */
  isMissing(id: string): boolean;
  /** Whether a doc in a folder, or below it, can't be read; relative to the content folder. */
  hasUnread(folder: string): boolean;
}

/**
 * @param value sidebars as they are written; nothing when there is one for all folders
 * @returns the names of those that lack docs because of faults which are reported
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
