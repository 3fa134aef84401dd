import type { Card } from '../../corpus/schema/index.ts';
import { isExternal } from '../../corpus/url/policy.ts';
import { useSite } from '../corpus/corpus-context.ts';
import { Icon } from '../icons/icon.tsx';
import { Link } from '../navigation/link.tsx';
import { countListMessage } from '../messages/list-message.ts';
import { message } from '../messages/message.ts';

/** The items of a category as cards. */
export function CardGrid({ cards }: { cards: Card[] }) {
  const { locale } = useSite();
  return (
    <ul className="card-grid">
      {cards.map(({ kind, label, href, description, count }, index) => (
        <li key={index}>
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
        </li>
      ))}
    </ul>
  );
}

function countText(count: number | undefined, locale: string): string | undefined {
  if (count === undefined) return undefined;
  return countListMessage('theme.docs.DocCard.categoryDescription.plurals', count, locale);
}
