import { diagnose } from '../../diagnostics/catalogue.ts';
import { nearestForSome } from '../../diagnostics/nearest.ts';
import type { ExpandedItem, Keys } from './items.ts';
import { knownIds, sidebarPlace, type SidebarContext } from './sidebar-context.ts';

/**
 * Reports every item with the id of a missing doc. Drafts are not missing. Sidebars of versions cut by Docusaurus 2 or
 * earlier have the version before the id, `version-1.0/install`.
 *
 * @returns the items without the reported ones, with the current ids of the docs
 */
export function checkIds(items: ExpandedItem[], context: SidebarContext): ExpandedItem[] {
  const { version, report } = context;
  let ids: string[] | undefined;
  const known = () => (ids ??= knownIds(context));
  const nearest = nearestForSome();
  const prefix = `version-${version.name}/`;
  const idOf = (id: string) => (id.startsWith(prefix) && !context.docs.has(id) ? id.slice(prefix.length) : id);
  const isKnown = (id: string, keys: Keys, ...inside: Keys) => {
    // Read only for written ids: sidebars from folders depend only on the docs in their own folders.
    if (context.docs.has(id) || context.draftIds.has(id)) return true;
    const params = { id, version: version.name, near: nearest(id, known()), ids: known() };
    report(diagnose('unknown-sidebar-doc', sidebarPlace(version, [...keys, ...inside]), params));
    return false;
  };
  const check = (inner: ExpandedItem[]): ExpandedItem[] =>
    inner.flatMap((item): ExpandedItem | ExpandedItem[] => {
      // Generated items always name existing docs.
      if (!item.keys) return item;
      if (item.type === 'doc' || item.type === 'ref') {
        const id = idOf(item.id);
        if (!isKnown(id, item.keys, 'id')) return [];
        return id === item.id ? item : { ...item, id };
      }
      if (item.type !== 'category') return item;
      const link = item.link?.type === 'doc' ? { ...item.link, id: idOf(item.link.id) } : item.link;
      const hasLink = link?.type !== 'doc' || isKnown(link.id, item.keys, 'link', 'id');
      const items = check(item.items);
      // A category that is empty because of unknown ids has no second error.
      const isLeft = items.length > 0 || item.items.length === 0 || (link !== undefined && hasLink);
      return isLeft ? [{ ...item, link: hasLink ? link : undefined, items }] : [];
    });
  return check(items);
}
