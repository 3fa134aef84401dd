import type { NavbarItem } from '../../../corpus/schema/index.ts';
import { encodePath } from '../../../corpus/url/pathname.ts';
import { isActiveLink } from './is-active-link.ts';
import { localeEntry } from './locale-entry.ts';
import type { MenuEntry, MenuLink } from './menu-entry.ts';
import { activeVersion, candidateVersions, type NavbarView } from './navbar-view.ts';
import { versionsEntry } from './versions-entry.ts';

/** Converts the navbar's items to menu entries for the current page. Items without content on this page are omitted. */
export function menuEntries(items: NavbarItem[], view: NavbarView): MenuEntry[] {
  return items.flatMap((item) => menuEntry(item, view) ?? []);
}

function menuEntry(item: NavbarItem, view: NavbarView): MenuEntry | undefined {
  switch (item.type) {
    case 'link':
      return { ...plainLink(item, item.label, item.href), isActive: isActiveLink(item, view) };
    case 'html':
      return { kind: 'html', body: item.body, className: item.className };
    case 'doc':
    case 'docSidebar':
      return targetLink(item, view);
    case 'docsVersion': {
      const [version] = candidateVersions(view, item.instance);
      if (!version) return undefined;
      const link = plainLink(item, item.label ?? version.label, item.href ?? encodePath(version.mainDoc.path));
      return { ...link, isActive: activeVersion(view, item.instance) !== undefined };
    }
    case 'dropdown': {
      const entries = menuEntries(item.items, view);
      const isActive = entries.some((entry) => entry.kind === 'link' && entry.isActive);
      const { label, body, href, className } = item;
      return { kind: 'group', label, body, href, entries, isActive, className };
    }
    case 'docsVersionDropdown':
      return versionsEntry(item, view, menuEntries(item.itemsBefore, view), menuEntries(item.itemsAfter, view));
    case 'localeDropdown':
      return localeEntry(item, view, menuEntries(item.itemsBefore, view), menuEntries(item.itemsAfter, view));
    case 'custom': {
      const { type: _, ...custom } = item;
      return { kind: 'custom', ...custom };
    }
    case 'search':
      return view.site.search && { kind: 'search', className: item.className };
  }
}

type TargetItem = Extract<NavbarItem, { type: 'doc' | 'docSidebar' }>;

/** Returns a link to a doc or a sidebar in the first candidate version that contains it. */
function targetLink(item: TargetItem, view: NavbarView): MenuLink | undefined {
  const { page } = view;
  const target = candidateVersions(view, item.instance)
    .map(({ name }) => item.targets[name])
    .find((candidate) => candidate !== undefined);
  if (!target) return undefined;

  const context = page && 'context' in page && page.context.instance === item.instance ? page.context : undefined;
  const isThisDoc = item.type === 'doc' && page?.kind === 'doc' && context !== undefined && page.id === item.docId;
  if (target.unlisted && !isThisDoc) return undefined;
  const sidebar = item.type === 'doc' ? target.sidebar : item.sidebarId;
  const isActive = isThisDoc || (sidebar !== undefined && context?.sidebar === sidebar);
  return { ...plainLink(item, item.label ?? target.label, encodePath(target.path)), isActive };
}

type LinkItem = TargetItem | Extract<NavbarItem, { type: 'link' | 'docsVersion' }>;

function plainLink({ body, className, attributes }: LinkItem, label: string, href: string): MenuLink {
  return { kind: 'link', label, body, href, isActive: false, className, attributes };
}
