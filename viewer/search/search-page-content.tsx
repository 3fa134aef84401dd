import { useEffect, useMemo, useState } from 'react';
import type { SiteSearch } from '../../corpus/schema/index.ts';
import { usePage, useSite } from '../corpus/corpus-context.ts';
import { searchCountMessage, searchMessage } from '../messages/search-message.ts';
import { encodePath } from '../../corpus/url/pathname.ts';
import { recentPages } from '../navigation/recent-pages.ts';
import { useHydrated } from '../state/use-hydrated.ts';
import { ErrorScreen } from './error-screen.tsx';
import { FacetBar } from './facet-bar.tsx';
import { MoreResults } from './more-results.tsx';
import { NoResults } from './no-results.tsx';
import { PageList } from './page-list.tsx';
import { ResultList } from './result-list.tsx';
import { SearchBy } from './search-by.tsx';
import { SearchForm } from './search-form.tsx';
import { useAllResults } from './use-all-results.ts';
import { useAddressQuery } from './use-address-query.ts';
import { useFacets, type Facets } from './use-facets.ts';
import { useSiteParts } from './use-site-parts.ts';
import { useOtherAnswers } from './use-other-answers.ts';

/** Renders the viewer's search page. A site can replace it. */
export function SearchPageContent() {
  const { search } = useSite();
  return search ? <Results search={search} /> : null;
}

function Results({ search }: { search: SiteSearch }) {
  const { title: siteTitle, titleDelimiter, locale } = useSite();
  const page = usePage();
  const isAlone = page?.kind === 'search' && page.metadata.title === page.title;
  const { text, choice, setText, setChoice } = useAddressQuery();
  const facets = useFacets(search, choice, setChoice);
  const settled = useSettled(text.trim());
  const { hits, total, counts, inVain, error, isAsking, hasMore, more } = useAllResults(search, settled, facets);
  const others = useOtherAnswers(search, inVain, facets.place);
  const title =
    text === ''
      ? searchMessage('theme.SearchPage.emptyResultsTitle')
      : searchMessage('theme.SearchPage.existingResultsTitle', { query: text });

  useEffect(() => {
    document.title = isAlone ? title : `${title} ${titleDelimiter} ${siteTitle}`;
  }, [title, isAlone, titleDelimiter, siteTitle]);
  return (
    <div className="doc is-search">
      <div className="doc-column">
        <header className="list-header">
          <h1>{title}</h1>
        </header>
        <noscript>{searchMessage('lectern.search.needsScript')}</noscript>
        <SearchForm text={text} onType={setText} facets={facets} />
        <FacetBar facets={facets} counts={counts} />
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
        {inVain && (
          <NoResults
            text={inVain.text}
            suggestions={others.words}
            versions={others.versions}
            facets={facets}
            counts={counts}
            path={undefined}
            reportUrl={search.reportUrl}
            onSuggest={setText}
          />
        )}
        {text === '' && <BeforeTyping facets={facets} />}
        <ResultList hits={hits} isElsewhere={facets.isElsewhere} />
        {(hasMore || isAsking) && <MoreResults key={hits.length} onSeen={hasMore && !isAsking ? more : undefined} />}
      </div>
    </div>
  );
}

/** Renders suggestions before the first query: recently opened pages, and the first pages of each part of the site. */
function BeforeTyping({ facets }: { facets: Facets }) {
  const { baseUrl } = useSite();
  // Reads the recent pages only after hydration, because static HTML contains no data of the reader.
  const isHydrated = useHydrated();
  const pages = useMemo(() => (isHydrated ? recentPages(baseUrl) : []), [isHydrated, baseUrl]);
  const { scope } = facets;
  const parts = useSiteParts(facets).filter((part) => !scope || part.scope === scope.name);
  return (
    <>
      <PageList
        title={searchMessage('lectern.search.recentPages')}
        pages={pages.map(({ path, title }) => ({ url: encodePath(path), title }))}
      />
      {parts.map(({ scope: name, title, pages: first }) => (
        <PageList key={name} title={title} pages={first} />
      ))}
    </>
  );
}

/** How long the reader must stop typing before the query runs, in milliseconds. */
const pause = 300;

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
