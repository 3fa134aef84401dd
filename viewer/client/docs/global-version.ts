import type { DocsFile, DocsVersionSummary, SidebarItem, SidebarsFile } from '../../../corpus/schema/index.ts';

export interface GlobalDoc {
  id: string;
  path: string;
  sidebar?: string | undefined;
  unlisted?: boolean | undefined;
}

/** A docs version, in the format that code of sites expects. */
export interface GlobalVersion {
  name: string;
  label: string;
  isLast: boolean;
  path: string;
  mainDocId: string;
  docs: GlobalDoc[];
  draftIds: string[];
  sidebars: Record<string, { link?: { path: string; label: string } }>;
}

export interface GlobalPluginData {
  path: string;
  versions: GlobalVersion[];
  breadcrumbs: boolean;
}

const known = new WeakMap<DocsFile, GlobalVersion>();

/**
 * Converts a docs version to the format for code of sites. Equal arguments give the same object, so that effects can
 * depend on it.
 */
export function globalVersion(summary: DocsVersionSummary, docs: DocsFile, { sidebars }: SidebarsFile): GlobalVersion {
  const { name, label, isLast, path, mainDoc } = summary;
  const version = known.get(docs) ?? {
    name,
    label,
    isLast,
    path,
    mainDocId: mainDoc.id,
    docs: docs.docs.map((doc) => ({ id: doc.id, path: doc.path, sidebar: doc.sidebar, unlisted: doc.unlisted })),
    draftIds: docs.draftIds ?? [],
    sidebars: Object.fromEntries(Object.entries(sidebars).map(([id, items]) => [id, sidebarLink(items)])),
  };
  known.set(docs, version);
  return version;
}

function sidebarLink(items: SidebarItem[]): { link?: { path: string; label: string } } {
  const [link] = items.flatMap(linksOf);
  return link ? { link } : {};
}

function linksOf(item: SidebarItem): { path: string; label: string }[] {
  if (item.type === 'html') return [];
  const own = item.href === undefined ? [] : [{ path: item.href, label: item.label }];
  return item.type === 'link' ? own : [...own, ...item.items.flatMap(linksOf)];
}
