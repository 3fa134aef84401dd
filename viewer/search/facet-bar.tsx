import { numberText } from '../../corpus/in-language.ts';
import type { SearchCount } from '../../corpus/search-answer.ts';
import { useSite } from '../corpus/corpus-context.ts';
import { searchMessage } from '../messages/search-message.ts';
import { countIn } from './facets.ts';
import type { Facets } from './use-facets.ts';

interface FacetBarProps {
  facets: Facets;
  /**
   * The number of results in each part of the site, such as the blog. Undefined if the last answer contains no
   * numbers.
   */
  counts: readonly SearchCount[] | undefined;
  onChosen?: () => void;
}

/** Buttons that limit the search to a part of the site, with the number of results in each part. */
export function FacetBar({ facets: { scopes, scope: chosen, choose }, counts, onChosen }: FacetBarProps) {
  const { locale } = useSite();
  if (scopes.length === 0) return null;
  const all = { name: undefined, label: searchMessage('lectern.search.everything'), part: undefined };
  return (
    <div className="search-scopes" role="group" aria-label={searchMessage('lectern.search.in')}>
      {[all, ...scopes].map(({ name, label, part }) => {
        const count = countIn(part, counts);
        return (
          <button
            key={name ?? ''}
            type="button"
            className={count === 0 ? 'is-empty' : undefined}
            aria-pressed={name === chosen?.name}
            onClick={() => {
              choose({ scope: name });
              onChosen?.();
            }}
          >
            {label}
            {count !== undefined && <span className="search-number"> {numberText(count, locale)}</span>}
          </button>
        );
      })}
    </div>
  );
}
