import type { Card, SidebarItem } from '../../../corpus/schema/index.ts';
import { CardGrid } from '../../body/card-grid.tsx';
import { filterDocCardListItems, findFirstSidebarItemLink } from '../docs/sidebar-items.ts';
import { useCurrentSidebarSiblings } from '../docs/use-docs-sidebar.ts';

export interface DocCardListProps {
  /** Items of a sidebar, or cards as the corpus has them; the items beside the page in its sidebar unless given. */
  items?: readonly (SidebarItem | Card)[];
}

export function DocCardList({ items }: DocCardListProps) {
  return items ? <CardGrid cards={cardsOf(items)} /> : <SiblingCards />;
}

function SiblingCards() {
  return <CardGrid cards={cardsOf(useCurrentSidebarSiblings())} />;
}

export function DocCard({ item }: { item: SidebarItem }) {
  return <CardGrid cards={cardsOf([item])} />;
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
