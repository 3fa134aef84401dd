import { diagnose } from '../../diagnostics/catalogue.ts';
import { nearestForSome } from '../../diagnostics/nearest.ts';
import type { ExpandedItem, Keys } from './items.ts';
import { knownIds, sidebarPlace, type SidebarContext } from './sidebar-context.ts';

/**
 * Reports and removes items whose id is not a doc. Drafts count as docs. In sidebars cut by Docusaurus 2 or earlier,
 * ids contain the version (`version-1.0/install`). Such ids are replaced by current ids.
 */
export function checkIds(items: ExpandedItem[], context: SidebarContext): ExpandedItem[] {
  const { version, report } = context;
  let ids: string[] | undefined;
  const known = () => (ids ??= knownIds(context));
  const nearest = nearestForSome();
  const prefix = `version-${version.name}/`;
  const idOf = (id: string) => (id.startsWith(prefix) && !context.docs.has(id) ? id.slice(prefix.length) : id);
  const isKnown = (id: string, keys: Keys, ...inside: Keys) => {
    // Look up single ids. With the list of all ids, a generated sidebar would depend on the docs of all folders.
    if (context.docs.has(id) || context.draftIds.has(id)) return true;
    const params = { id, version: version.name, near: nearest(id, known()), ids: known() };
    report(diagnose('unknown-sidebar-doc', sidebarPlace(version, [...keys, ...inside]), params));
    return false;
  };
  const check = (inner: ExpandedItem[]): ExpandedItem[] =>
    inner.flatMap((item): ExpandedItem | ExpandedItem[] => {
      // Generated items always name existing docs, so they need no check.
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
      // If all items of a category were removed, remove the category as well. The items are already reported.
      const isLeft = items.length > 0 || item.items.length === 0 || (link !== undefined && hasLink);
      return isLeft ? [{ ...item, link: hasLink ? link : undefined, items }] : [];
    });
  return check(items);
}
