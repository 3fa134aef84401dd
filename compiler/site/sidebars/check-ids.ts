import { diagnose } from '../../diagnostics/catalogue.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import type { ExpandedItem, Keys } from './items.ts';
import { knownIds, sidebarPlace, type SidebarContext } from './sidebar-context.ts';

/**
 * Reports every item that names a doc there isn't; a draft is there.
 *
 * @returns the items without them
 */
export function checkIds(items: ExpandedItem[], context: SidebarContext): ExpandedItem[] {
  const { docs, draftIds, version, report } = context;
  const isKnown = (id: string, keys: Keys) => {
    if (docs.has(id) || draftIds.has(id)) return true;
    const ids = knownIds(context);
    const facts = { id, version: version.name, near: nearest(id, ids), ids };
    report(diagnose('unknown-sidebar-doc', sidebarPlace(version, keys), facts));
    return false;
  };
  const check = (inner: ExpandedItem[]): ExpandedItem[] =>
    inner.flatMap((item): ExpandedItem[] => {
      if (item.type === 'doc' || item.type === 'ref') return isKnown(item.id, [...item.keys, 'id']) ? [item] : [];
      if (item.type !== 'category') return [item];
      const { link } = item;
      const hasLink = link?.type !== 'doc' || isKnown(link.id, [...item.keys, 'link', 'id']);
      const items = check(item.items);
      // What is left empty by unknown ids is not at fault itself.
      const isLeft = items.length > 0 || item.items.length === 0 || (link !== undefined && hasLink);
      return isLeft ? [{ ...item, link: hasLink ? link : undefined, items }] : [];
    });
  return check(items);
}
