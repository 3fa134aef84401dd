import { Icon } from '../icons/icon.tsx';
import { Link } from '../navigation/link.tsx';
import { searchMessage } from '../messages/search-message.ts';

interface NoResultsProps {
  text: string;
  suggestions: readonly string[];
  /** `{query}` in it stands for the text. */
  reportUrl: string | undefined;
  onSuggest: (text: string) => void;
}

const suggestionsAtMost = 3;

/** Nothing was found: what else to try, and where to tell. */
export function NoResults({ text, suggestions, reportUrl, onSuggest }: NoResultsProps) {
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
