/** Returns the folders above a path: `a/b/c` → `a`, `a/b`. */
export function parentsOf(path: string): string[] {
  const parents: string[] = [];
  for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1)) parents.push(path.slice(0, end));
  return parents;
}

/** Normalises a path for comparison: some file systems ignore case, or differences in Unicode composition. */
export function foldCase(path: string): string {
  return path.normalize('NFC').toLowerCase();
}

/** Whether a path is valid for an output file: relative, with forward slashes, and inside the output folder. */
export function isArtifactPath(path: string): boolean {
  const parts = path.split('/');
  return !/[\0\\]|^[a-z]:/i.test(path) && parts.every((part) => part !== '' && part !== '.' && part !== '..');
}
