/** `a/b/c` → `a`, `a/b` */
export function parentsOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** Normalises a path for comparison: file systems differ in case sensitivity and in Unicode composition. */
export function foldCase(path: string): string {
  return path.normalize('NFC').toLowerCase();
}

/** Whether a path can name a file of the output: relative, with forward slashes, and inside the folder. */
export function isArtifactPath(path: string): boolean {
  const parts = path.split('/');
  return !/[\0\\]|^[a-z]:/i.test(path) && parts.every((part) => part !== '' && part !== '.' && part !== '..');
}
