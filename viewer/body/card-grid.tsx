import type { ComponentType } from 'react';
import type { Card } from '../../corpus/schema/index.ts';
import { isExternal } from '../../corpus/url/policy.ts';
import { useSite } from '../corpus/corpus-context.ts';
import { Icon } from '../icons/icon.tsx';
import { Link } from '../navigation/link.tsx';
import { countPageMessage } from '../messages/page-message.ts';
import { message } from '../messages/message.ts';

/** Components of the site that replace `OwnCards` (`List`) and `OwnCard` (`Card`). */
export const cardParts: { List?: ComponentType<{ cards: Card[] }>; Card?: ComponentType<{ card: Card }> } = {};

/** Renders the items of a category as cards. */
export function CardGrid({ cards }: { cards: Card[] }) {
  const { List = OwnCards } = cardParts;
  return <List cards={cards} />;
}

/** The viewer's list of cards. Each card is the site's `Card` component, or `OwnCard`. */
export function OwnCards({ cards }: { cards: Card[] }) {
  const { Card: Own = OwnCard } = cardParts;
  return (
    <ul className="card-grid">
      {cards.map((card, index) => (
        <li key={index}>
          <Own card={card} />
        </li>
      ))}
    </ul>
  );
}

/** The viewer's card. */
export function OwnCard({ card: { kind, label, href, description, count } }: { card: Card }) {
  const { locale } = useSite();
  return (
    <Link href={href} className={`card card-${kind}`}>
      <span className="card-title">
        {label}
        {isExternal(href) ? (
          <Icon name="external" label={message('theme.IconExternalLink.ariaLabel')} />
        ) : (
          <Icon name="chevron" />
        )}
      </span>
      <span className="card-text">{description ?? countText(count, locale)}</span>
    </Link>
  );
}

function countText(count: number | undefined, locale: string): string | undefined {
  if (count === undefined) return undefined;
  return countPageMessage('theme.docs.DocCard.categoryDescription.plurals', count, locale);
}
