/**
 * @param holding folders that contain docs, relative to the content folder; `.` is the content folder itself
 * @returns folder → its subfolders that contain docs at any depth
 */
export function foldersIn(holding: Iterable<string>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const add = (path: string) => {
    if (found.has(path)) return;
    found.set(path, []);
    if (path === '.') return;
    add(parentOf(path));
    found.get(parentOf(path))!.push(path);
  };
  for (const path of holding) add(path);
  return found;
}

/** Returns the parent folder: `a/b` → `a`, `a` → `.`. */
function parentOf(path: string): string {
  const end = path.lastIndexOf('/');
  return end < 0 ? '.' : path.slice(0, end);
}
