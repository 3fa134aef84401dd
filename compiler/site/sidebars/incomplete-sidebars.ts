/** Functions that detect docs that are missing because of errors. */
export interface MissingDocs {
  /** Whether no doc has this id, or the doc could not be read. Both errors are already reported. */
  isMissing(id: string): boolean;
  /**
   * Whether a folder contains, at any depth, a doc that could not be read. `folder` is relative to the content folder.
   */
  hasUnread(folder: string): boolean;
}

/**
 * @param value the sidebars as written; undefined if one sidebar is generated from all folders
 * @returns the names of sidebars that lack docs because of errors
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
