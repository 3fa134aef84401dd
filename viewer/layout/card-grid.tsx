import type { Card } from '../../compiler/corpus/index.ts';
import { isExternal } from '../../compiler/url/policy.ts';
import { Icon } from '../icons/icon.tsx';
import { Link } from '../navigation/link.tsx';

/** The items of a category as cards. */
export function CardGrid({ cards }: { cards: Card[] }) {
  return (
    <ul className="card-grid">
      {cards.map(({ kind, label, href, description, count }, index) => (
        <li key={index}>
          <Link href={href} className={`card card-${kind}`}>
            <span className="card-title">
              {label}
              {isExternal(href) ? <Icon name="external" label="(opens in new tab)" /> : <Icon name="chevron" />}
            </span>
            <span className="card-text">{description ?? countText(count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function countText(count: number | undefined): string | undefined {
  if (count === undefined) return undefined;
  return count === 1 ? '1 item' : `${count} items`;
}
