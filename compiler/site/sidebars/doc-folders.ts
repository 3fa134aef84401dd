import type { GeneratorDoc } from './generator.ts';

/** What lies in a folder of docs. */
export interface DocFolder<Doc> {
  docs: readonly Doc[];
  /** Paths of the folders in it that hold docs, relative to the content folder. */
  folders: readonly string[];
}

/** @returns the folders that hold docs, by their paths relative to the content folder, which itself is `.` */
export function docFolders<Doc extends Pick<GeneratorDoc, 'sourceDirName'>>(
  docs: Iterable<Doc>,
): Map<string, DocFolder<Doc>> {
  const found = new Map<string, { docs: Doc[]; folders: string[] }>();
  const folderAt = (path: string) => {
    let folder = found.get(path);
    if (!folder) {
      found.set(path, (folder = { docs: [], folders: [] }));
      if (path !== '.') folderAt(parentOf(path)).folders.push(path);
    }
    return folder;
  };
  for (const doc of docs) folderAt(doc.sourceDirName).docs.push(doc);
  return found;
}

/** `a/b` → `a`, `a` → `.` */
function parentOf(path: string): string {
  const end = path.lastIndexOf('/');
  return end < 0 ? '.' : path.slice(0, end);
}
