import { Icon } from '../icons/icon.tsx';
import { Link } from '../navigation/link.tsx';
import { HitLink } from './hit-link.tsx';
import type { SearchScope } from './search-scopes.ts';
import { searchMessage } from '../messages/search-message.ts';

interface NoResultsProps {
  text: string;
  suggestions: readonly string[];
  /** Other versions that have it, and how often. */
  versions: readonly (SearchScope & { count: number })[];
  /** Of the page with all results, where there is one. */
  path: string | undefined;
  /** `{query}` in it stands for the text. */
  reportUrl: string | undefined;
  onSuggest: (text: string) => void;
  onVersion: (tag: string) => void;
  onClose: () => void;
}

const suggestionsAtMost = 3;

/** Nothing was found: what else to try, and where to tell. */
export function NoResults({
  text,
  suggestions,
  versions,
  path,
  reportUrl,
  onSuggest,
  onVersion,
  onClose,
}: NoResultsProps) {
  return (
    <div className="search-notice">
      <Icon name="search" />
      <p className="search-notice-title">
        {searchMessage('theme.SearchModal.noResultsScreen.noResultsText')} "<strong>{text}</strong>"
      </p>
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
          {versions.map(({ tag, label, count }) => (
            <li key={tag}>
              <button type="button" onClick={() => onVersion(tag)}>
                {searchMessage('lectern.search.inVersion', { version: label, count })}
              </button>
            </li>
          ))}
        </ul>
      )}
      {path !== undefined && (
        <p>
          <HitLink url={`${path}?q=${encodeURIComponent(text)}`} onFollow={onClose}>
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
