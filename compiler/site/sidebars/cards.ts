import type { Card, SidebarCategory, SidebarItem } from '../../../corpus/schema/index.ts';
import type { DocMetadata } from '../docs/doc-metadata.ts';

/** @returns a card for each item that links to a listed page */
export function cardsOf(items: SidebarItem[], docs: ReadonlyMap<string, DocMetadata>): Card[] {
  return items.flatMap((item): Card[] => {
    if (item.type === 'html') return [];
    if (item.type === 'link') {
      const { label, href, description, docId, unlisted } = item;
      if (unlisted) return [];
      return [{ kind: 'link', label, href, description: description ?? docs.get(docId ?? '')?.description }];
    }
    const href = firstHref(item);
    if (href === undefined) return [];
    return [
      {
        kind: 'category',
        label: item.label,
        href,
        description: item.description,
        count: item.items.filter(isShown).length,
      },
    ];
  });
}

function firstHref({ href, linkUnlisted, items }: SidebarCategory): string | undefined {
  if (href !== undefined && !linkUnlisted) return href;
  for (const item of items) {
    const found =
      item.type === 'category' ? firstHref(item) : item.type === 'link' && !item.unlisted ? item.href : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

function isShown(item: SidebarItem): boolean {
  return item.type === 'link' ? !item.unlisted : item.type === 'category' && firstHref(item) !== undefined;
}
