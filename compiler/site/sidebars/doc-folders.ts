/**
 * @param holding paths of folders with docs, relative to the content folder, which itself is `.`
 * @returns the paths of the subfolders of each folder, and of all its ancestors
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

/** `a/b` → `a`, `a` → `.` */
function parentOf(path: string): string {
  const end = path.lastIndexOf('/');
  return end < 0 ? '.' : path.slice(0, end);
}
