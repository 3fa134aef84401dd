/** A node in a tree of page paths: a folder, or a page. */
export interface PathNode {
  name: string;
  depth: number;
  above?: PathNode | undefined;
  below: PathNode[];
  /** The index of the path in the list of paths. Absent for a folder. */
  number?: number | undefined;
}

/** @returns the tree of folders, sorted by name. A path that is also a folder becomes the first leaf of that folder */
export function pathHierarchy(paths: readonly string[]): PathNode {
  const root: PathNode = { name: '', depth: 0, below: [] };
  const folders = new Map<string, PathNode>([['', root]]);
  const isFolder = new Set(paths.flatMap((path) => ancestors(partsOf(path))));
  const folderAt = (parts: string[]): PathNode => {
    const key = parts.join('/');
    const known = folders.get(key);
    if (known) return known;
    const above = folderAt(parts.slice(0, -1));
    const node: PathNode = { name: parts.at(-1)!, depth: above.depth + 1, above, below: [] };
    above.below.push(node);
    folders.set(key, node);
    return node;
  };
  for (const { path, number } of paths
    .map((path, number) => ({ path, number }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))) {
    const parts = partsOf(path);
    const above = folderAt(isFolder.has(parts.join('/')) ? parts : parts.slice(0, -1));
    above.below.push({ name: parts.at(-1) ?? '', depth: above.depth + 1, above, below: [], number });
  }
  return root;
}

/** @returns the leaves below a node, in order */
export function leavesOf(node: PathNode): PathNode[] {
  return node.number === undefined ? node.below.flatMap(leavesOf) : [node];
}

function partsOf(path: string): string[] {
  return path.split('/').filter(Boolean);
}

function ancestors(parts: string[]): string[] {
  return parts.map((_, index) => parts.slice(0, index).join('/'));
}
