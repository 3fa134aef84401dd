import { leavesOf, pathHierarchy, type PathNode } from './path-hierarchy.ts';

export interface Point {
  x: number;
  y: number;
}

/** A section of the circle for the pages of one folder, with the folder's name. */
export interface Arc {
  name: string;
  /** The start of the arc in radians, clockwise from the top. */
  from: number;
  to: number;
}

export interface CircleLayout {
  /** The angle of each path, and its position on the circle of radius 1. */
  angles: number[];
  points: Point[];
  arcs: Arc[];
  /**
   * Returns the curve of a link between two pages. The curve passes near their folders, so links between the same
   * folders are bundled.
   */
  way: (from: number, to: number) => Point[];
}

/** The space between two arcs, as a multiple of the space for one page. */
const gap = 1.5;
/** Maximum share of all pages in one arc. A folder with more pages gets an arc for each subfolder. */
const largest = 0.3;
/**
 * How closely the curve of a link follows the folder tree. The curve for 0 is a straight line. The curve for 1 passes
 * through every folder.
 */
const closeness = 0.86;

/** Arranges paths on a circle, grouped by folder. Links are bundled (Holten, 2006: hierarchical edge bundles). */
export function circleLayout(paths: readonly string[]): CircleLayout {
  const root = pathHierarchy(paths);
  const folders = arcFolders(root, paths.length);
  const room = folders.reduce((sum, { leaves }) => sum + leaves.length + gap, 0);
  const angles: number[] = [];
  const leaves: PathNode[] = [];
  let at = gap / 2;
  const arcs = folders.map(({ name, leaves: members }) => {
    const from = at;
    for (const leaf of members) {
      angles[leaf.number!] = ((at + 0.5) / room) * 2 * Math.PI;
      leaves[leaf.number!] = leaf;
      at += 1;
    }
    const arc = { name, from: (from / room) * 2 * Math.PI, to: (at / room) * 2 * Math.PI };
    at += gap;
    return arc;
  });
  const places = foldersPlaces(root, angles);
  return {
    angles,
    points: angles.map((angle) => onCircle(angle, 1)),
    arcs,
    way: (from, to) => bundle(wayBetween(leaves[from]!, leaves[to]!).map((node) => places.get(node)!)),
  };
}

interface ArcFolder {
  name: string;
  leaves: PathNode[];
}

/** Returns the folders that get an arc: the top-level folders; for a large folder, its subfolders. The order is the
 * order of the tree. */
function arcFolders(root: PathNode, total: number): ArcFolder[] {
  const divide = (node: PathNode, name: string): ArcFolder[] => {
    // The arc for pages that are directly in a large folder, not in a subfolder with its own arc.
    const own: ArcFolder = { name, leaves: [] };
    const found = [own];
    // Sort small subfolders first, because they are merged into the arc of the folder's own pages.
    const sorted = node.below
      .map((child) => ({ child, leaves: leavesOf(child) }))
      .sort((a, b) => a.leaves.length - b.leaves.length);
    for (const { child, leaves } of name === ''
      ? sorted.sort((a, b) => (a.child.name < b.child.name ? -1 : 1))
      : sorted) {
      const childName = name === '' ? child.name : `${name}/${child.name}`;
      const isLarge = leaves.length > total * largest && child.below.some((each) => each.number === undefined);
      if (child.number === undefined && isLarge && child.depth < 4) found.push(...divide(child, childName));
      else if (child.number === undefined && leaves.length > 1) found.push({ name: childName, leaves });
      else own.leaves.push(...leaves);
    }
    return found.filter(({ leaves }) => leaves.length > 0);
  };
  return divide(root, '');
}

function foldersPlaces(root: PathNode, angles: readonly number[]): Map<PathNode, Point> {
  const places = new Map<PathNode, Point>();
  const place = (node: PathNode): number => {
    if (node.number !== undefined) {
      const angle = angles[node.number]!;
      places.set(node, onCircle(angle, 1));
      return angle;
    }
    const middles = node.below.map(place);
    const angle = middles.reduce((sum, each) => sum + each, 0) / Math.max(1, middles.length);
    // Deeper folders are nearer to the edge: 0, 0.45, 0.63 …
    places.set(node, onCircle(angle, node.depth === 0 ? 0 : 0.8 * (1 - 0.45 ** node.depth)));
    return angle;
  };
  place(root);
  return places;
}

/** Returns the nodes from one leaf up to the common folder, and from there down to the other leaf. */
function wayBetween(from: PathNode, to: PathNode): PathNode[] {
  const up = [from];
  const down = [to];
  let [a, b]: (PathNode | undefined)[] = [from.above, to.above];
  while (a && b && a !== b) {
    if (a.depth >= b.depth) {
      up.push(a);
      a = a.above;
    } else {
      down.push(b);
      b = b.above;
    }
  }
  return [...up, ...(a ? [a] : []), ...down.reverse()];
}

/** Moves a path a little towards the straight line between its ends. */
function bundle(points: readonly Point[]): Point[] {
  const first = points[0]!;
  const last = points.at(-1)!;
  return points.map(({ x, y }, index) => {
    const share = index / (points.length - 1);
    return {
      x: closeness * x + (1 - closeness) * (first.x + share * (last.x - first.x)),
      y: closeness * y + (1 - closeness) * (first.y + share * (last.y - first.y)),
    };
  });
}

/** @param angle in radians, clockwise from the top */
export function onCircle(angle: number, radius: number): Point {
  return { x: Math.sin(angle) * radius, y: -Math.cos(angle) * radius };
}
