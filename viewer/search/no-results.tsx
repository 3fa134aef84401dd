import { Icon } from '../icons/icon.tsx';
import { Link } from '../navigation/link.tsx';
import { HitLink } from './hit-link.tsx';
import type { SearchCount } from '../../corpus/search-answer.ts';
import { countIn } from './facets.ts';
import type { OtherVersion } from './search-scopes.ts';
import type { Facets } from './use-facets.ts';
import { searchMessage } from '../messages/search-message.ts';

interface NoResultsProps {
  text: string;
  suggestions: readonly string[];
  /** Other docs versions in which the query has results, each with the number of results. */
  versions: readonly (OtherVersion & { count: number })[];
  facets: Facets;
  counts: readonly SearchCount[] | undefined;
  /** The path of the search page with this query; undefined if the site has no search page. */
  path: string | undefined;
  /** The address of the form to report a missing page. `{query}` in it is replaced with the query. */
  reportUrl: string | undefined;
  onSuggest: (text: string) => void;
  onClose?: () => void;
}

const suggestionsAtMost = 3;

/**
 * Informs the reader that a search has no results. Suggests other queries, and links to a form to report the missing
 * page.
 */
export function NoResults({
  text,
  suggestions,
  versions,
  facets: { scope, choose },
  counts,
  path,
  reportUrl,
  onSuggest,
  onClose,
}: NoResultsProps) {
  const hidden = scope && countIn(undefined, counts);
  return (
    <div className="search-notice">
      <Icon name="search" />
      <p className="search-notice-title">
        {searchMessage('theme.SearchModal.noResultsScreen.noResultsText')} "<strong>{text}</strong>"
      </p>
      {scope && Boolean(hidden) && (
        <div>
          <p>{searchMessage('lectern.search.onlyIn', { part: scope.label })}</p>
          <div className="search-suggestions">
            <button type="button" onClick={() => choose({ scope: undefined })}>
              {searchMessage('lectern.search.everything')}: {hidden}
            </button>
          </div>
        </div>
      )}
      {suggestions.length > 0 && (
        <div>
          <p>{searchMessage('theme.SearchModal.noResultsScreen.suggestedQueryText')}:</p>
          <ul className="search-suggestions">
            {suggestions.slice(0, suggestionsAtMost).map((suggestion) => (
              <li key={suggestion}>
                <button type="button" onClick={() => onSuggest(suggestion.toLowerCase())}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {versions.length > 0 && (
        <ul className="search-suggestions">
          {versions.map(({ tag, instance, name, label, count }) => (
            <li key={tag}>
              <button type="button" onClick={() => choose({ scope: undefined, versions: { [instance]: name } })}>
                {searchMessage('lectern.search.inVersion', { version: label, count })}
              </button>
            </li>
          ))}
        </ul>
      )}
      {path !== undefined && (
        <p>
          <HitLink url={path} onFollow={onClose}>
            {searchMessage('lectern.search.ownPage')}
          </HitLink>
        </p>
      )}
      {reportUrl !== undefined && (
        <p>
          {searchMessage('theme.SearchModal.noResultsScreen.reportMissingResultsText')}{' '}
          <Link href={reportUrl.replaceAll('{query}', () => encodeURIComponent(text))}>
            {searchMessage('theme.SearchModal.noResultsScreen.reportMissingResultsLinkText')}
          </Link>
        </p>
      )}
    </div>
  );
}
