import type { Card, SidebarItem } from '../../../corpus/schema/index.ts';
import { OwnCard, OwnCards } from '../../body/card-grid.tsx';
import { filterDocCardListItems, findFirstSidebarItemLink } from '../docs/sidebar-items.ts';
import { useCurrentSidebarSiblings } from '../docs/use-docs-sidebar.ts';

export interface DocCardListProps {
  /** The items to render: sidebar items, or cards of the corpus. Default: the siblings of the page in its sidebar. */
  items?: readonly (SidebarItem | Card)[];
}

export function DocCardList({ items }: DocCardListProps) {
  return items ? <OwnCards cards={cardsOf(items)} /> : <SiblingCards />;
}

function SiblingCards() {
  return <OwnCards cards={cardsOf(useCurrentSidebarSiblings())} />;
}

export function DocCard({ item }: { item: SidebarItem }) {
  return cardsOf([item]).map((card) => <OwnCard key={card.href} card={card} />);
}

/** Converts a card to a sidebar item, because theme components of a site expect sidebar items */
export function itemOf({ kind, label, href, description, count = 0 }: Card): SidebarItem {
  const item = { label, href, description };
  // A card contains only the number of its items, but theme components read `items.length`.
  const below = Array.from({ length: count }, () => ({ type: 'link' as const, label, href }));
  return (kind === 'category' ? { type: 'category', ...item, items: below } : { type: 'link', ...item }) as SidebarItem;
}

function cardsOf(items: readonly (SidebarItem | Card)[]): Card[] {
  return items.flatMap((item) => ('kind' in item ? [item] : filterDocCardListItems([item]).flatMap(cardOf)));
}

function cardOf(item: SidebarItem): Card[] {
  const href = findFirstSidebarItemLink(item);
  if (item.type === 'html' || href === undefined) return [];
  const count = item.type === 'category' ? item.items.length : undefined;
  return [{ kind: item.type, label: item.label, href, description: item.description, count }];
}
