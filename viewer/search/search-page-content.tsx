import { useEffect, useState } from 'react';
import type { SiteSearch } from '../../corpus/schema/index.ts';
import { useSite } from '../corpus/corpus-context.ts';
import { searchCountMessage, searchMessage } from '../messages/search-message.ts';
import { ErrorScreen } from './error-screen.tsx';
import { MoreResults } from './more-results.tsx';
import { ResultList } from './result-list.tsx';
import { SearchBy } from './search-by.tsx';
import { SearchForm } from './search-form.tsx';
import { useAllResults } from './use-all-results.ts';
import { useAddressQuery } from './use-address-query.ts';
import { useSearchedVersions } from './use-searched-versions.ts';

/** The viewer's own. */
export function SearchPageContent() {
  const { search } = useSite();
  return search ? <Results search={search} /> : null;
}

function Results({ search }: { search: SiteSearch }) {
  const { title: siteTitle, titleDelimiter, locale } = useSite();
  const [text, setText] = useAddressQuery();
  const versions = useSearchedVersions();
  const settled = useSettled(text.trim());
  const { hits, total, error, isAsking, hasMore, more } = useAllResults(search, settled, versions.tags);
  const title =
    text === ''
      ? searchMessage('theme.SearchPage.emptyResultsTitle')
      : searchMessage('theme.SearchPage.existingResultsTitle', { query: text });

  useEffect(() => {
    document.title = `${title} ${titleDelimiter} ${siteTitle}`;
  }, [title, titleDelimiter, siteTitle]);
  return (
    <div className="doc">
      <div className="doc-column">
        <header className="list-header">
          <h1>{title}</h1>
        </header>
        <noscript>{searchMessage('lectern.search.needsScript')}</noscript>
        <SearchForm text={text} onType={setText} versions={versions} />
        <div className="search-count">
          <p role="status">
            {total !== undefined &&
              total > 0 &&
              searchCountMessage('theme.SearchPage.documentsFound.plurals', total, locale)}
            {total === 0 && searchMessage('theme.SearchPage.noResultsText')}
          </p>
          <SearchBy search={search} />
        </div>
        {error && <ErrorScreen error={error} />}
        <ResultList hits={hits} />
        {(hasMore || isAsking) && <MoreResults key={hits.length} onSeen={hasMore && !isAsking ? more : undefined} />}
      </div>
    </div>
  );
}

/** How long the reader has to pause, in milliseconds, before the typed query is searched for. */
const pause = 300;

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
