import type { PageSize } from './page-sizes.ts';

/** A folder of pages, or a page. A folder that is also a page contains that page. */
export interface SizeNode {
  /** The last segment of `name`, or several last segments if each has only one child. */
  label: string;
  /** The whole name, as the name of a page's file. */
  name: string;
  bytes: number;
  pages: number;
  /** The largest first; empty for a page. */
  parts: SizeNode[];
}

/** @returns the tree of the pages' folders */
export function sizeTree(sizes: readonly PageSize[]): SizeNode {
  return folder('', '', sizes);
}

function folder(label: string, name: string, sizes: readonly PageSize[]): SizeNode {
  const groups = new Map<string, PageSize[]>();
  const start = name === '' ? 0 : name.length + 1;
  for (const size of sizes) {
    const key = size.name.slice(start).split('/')[0]!;
    groups.set(key, [...(groups.get(key) ?? []), size]);
  }
  const parts = [...groups].map(([key, members]) => part(key, name === '' ? key : `${name}/${key}`, members));
  parts.sort((a, b) => b.bytes - a.bytes || (a.name < b.name ? -1 : 1));
  return { label, name, bytes: sum(sizes), pages: sizes.length, parts };
}

function part(label: string, name: string, members: readonly PageSize[]): SizeNode {
  const [only] = members;
  // If `2026` contains only `2026/11/02/a-post`, both become one node.
  if (only && members.length === 1)
    return { label: label + only.name.slice(name.length), name: only.name, bytes: only.bytes, pages: 1, parts: [] };
  const own = members.filter((member) => member.name === name);
  const below = folder(
    label,
    name,
    members.filter((member) => member.name !== name),
  );
  if (own.length === 0) {
    const [single] = below.parts;
    return single && below.parts.length === 1 ? { ...single, label: `${label}/${single.label}` } : below;
  }
  const itself: SizeNode = { label, name, bytes: sum(own), pages: 1, parts: [] };
  const parts = [...below.parts, itself].sort((a, b) => b.bytes - a.bytes || (a.name < b.name ? -1 : 1));
  return { label, name, bytes: sum(members), pages: members.length, parts };
}

function sum(sizes: readonly PageSize[]): number {
  return sizes.reduce((total, { bytes }) => total + bytes, 0);
}
