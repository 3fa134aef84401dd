import { useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import type { SiteSearch } from '../../corpus/schema/index.ts';
import { useSite } from '../corpus/corpus-context.ts';
import { overlayRoot } from '../embedding.ts';
import { message } from '../messages/message.ts';
import { searchCountMessage } from '../messages/search-message.ts';
import { useMedia } from '../state/use-media.ts';
import { ErrorScreen } from './error-screen.tsx';
import { FacetBar } from './facet-bar.tsx';
import { FacetSelects } from './facet-selects.tsx';
import { writeChoice } from './facets.ts';
import { HitPreview } from './hit-preview.tsx';
import { groupHits, type GroupedHit } from './group-hits.ts';
import { indexName } from './load-provider.ts';
import { markHitsOf } from './mark-hits.ts';
import { ModalFooter } from './modal-footer.tsx';
import { NoResults } from './no-results.tsx';
import { choiceToReturnTo, rememberSearch } from './return-to-results.ts';
import { ResultsScreen } from './results-screen.tsx';
import { SearchBox } from './search-box.tsx';
import { openSearchHistory } from './search-history.ts';
import { StartScreen } from './start-screen.tsx';
import { useActiveRow } from './use-active-row.ts';
import { useModalDialog } from '../layout/use-modal-dialog.ts';
import { useLatest } from '../state/use-latest.ts';
import { useOtherAnswers } from './use-other-answers.ts';
import { useResults } from './use-results.ts';
import { useFacets, type Facets } from './use-facets.ts';

interface SearchModalProps {
  search: SiteSearch;
  /**
   * The letters that the reader typed to open the dialog. If empty, the query is the text that is selected on the
   * page.
   */
  typed: string;
  onClose: () => void;
  /** Reopens the dialog with a query, after the reader has gone back. */
  onReturn: (text: string) => void;
}

/** The maximum length of a query, in characters. */
const longest = 64;
const hitsPerPage = 20;
const hitsPerDocument = 5;
/** The media query for windows that the dialog fills. */
const small = '(max-width: 768px)';
/** The media query for windows with room for a preview next to the hits. */
const wide = '(min-width: 1000px)';

/** Renders the search dialog: an input, and below it the recent and nearby pages, or the results. */
export function SearchModal({ search, typed, onClose, onReturn }: SearchModalProps) {
  const site = useSite();
  const [selection] = useState(() =>
    typed === '' ? String(window.getSelection()).replace(/\s+/g, ' ').trim().slice(0, longest) : '',
  );
  const [text, setText] = useState(typed || selection);
  const [choice, setChoice] = useState(() => choiceToReturnTo(typed));
  const facets = useFacets(search, choice, setChoice);
  const query = useQuery(text.trim(), facets);
  const { outcome, isAsking } = useResults(search, query, facets.place);
  const isInVain = outcome?.results !== undefined && outcome.results.hits.length === 0;
  const others = useOtherAnswers(search, isInVain && !isAsking ? query : undefined, facets.place);
  const history = useMemo(() => openSearchHistory(indexName(search)), [search]);
  const groups = useMemo(() => groupHits(outcome?.results?.hits ?? []), [outcome]);
  const suggestions = useSuggestions(groups.map(({ title }) => title));
  const nearest = [...new Set([...others.words, ...suggestions])];
  const screen = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useId();
  const rows = useActiveRow(screen, outcome);
  const dialog = useModalDialog(onClose);

  const setQuery = (next: string) => {
    setText(next);
    input.current?.focus();
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.key === 'Enter') rows.follow(event.nativeEvent);
    else if (event.key === 'ArrowDown') rows.move(1);
    else if (event.key === 'ArrowUp') rows.move(-1);
    else return;
    event.preventDefault();
  };
  const hasHits = groups.length > 0;
  const isPreviewed = useMedia(wide) && hasHits;
  const counts = query && outcome?.results?.counts;
  const toInput = () => input.current?.focus();
  const path = search.path && search.path + writeChoice(outcome?.text ?? '', facets.choice);
  const count = outcome?.results?.total ?? 0;
  const follow = useLatest((grouped: GroupedHit) => {
    if (!query || facets.isElsewhere) return;
    rememberSearch(query.text, facets.choice, onReturn);
    markHitsOf(grouped);
  });
  const close = useLatest(onClose);
  const { isElsewhere } = facets;
  const { active, point } = rows;
  // Memoized, because computing plural forms takes browsers a long time.
  const found = useMemo(
    () => outcome?.results && searchCountMessage('lectern.search.found', count, site.locale),
    [outcome, count, site.locale],
  );
  const common = useMemo(
    () => ({ history, rows: { active, point }, isElsewhere, onClose: close, onFollow: follow }),
    [history, active, point, isElsewhere, close, follow],
  );
  // Memoized, so that a key press does not render the results again before the next answer.
  const results = useMemo(
    () => hasHits && <ResultsScreen {...common} groups={groups} total={count} path={path} />,
    [common, hasHits, groups, count, path],
  );
  return createPortal(
    <dialog {...dialog} className="modal search-modal" aria-label={message('theme.SearchBar.label')}>
      <div className={isPreviewed ? 'search-panel is-wide' : 'search-panel'}>
        <SearchBox
          input={input}
          text={text}
          isSelected={selection !== ''}
          isAsking={isAsking}
          longest={longest}
          list={{ id: list, hasRows: rows.hasRows, active: rows.activeId }}
          onType={setText}
          onKeyDown={pressed}
          onReset={() => setQuery('')}
          onClose={onClose}
        />
        <div className="search-facets">
          <FacetBar facets={facets} counts={counts} onChosen={toInput} />
          <FacetSelects facets={facets} />
        </div>
        <p className="visually-hidden" role="status">
          {found}
        </p>
        <div className="search-middle">
          <div ref={screen} className="search-screen" id={list}>
            {!query && <StartScreen {...common} onChange={toInput} />}
            {outcome?.error && <ErrorScreen error={outcome.error} />}
            {results}
            {outcome?.results && !hasHits && (
              <NoResults
                text={outcome.text}
                suggestions={nearest}
                versions={others.versions}
                facets={facets}
                counts={counts}
                path={path}
                reportUrl={search.reportUrl}
                onClose={onClose}
                onSuggest={setQuery}
              />
            )}
          </div>
          {isPreviewed && (
            <HitPreview
              url={groups.flatMap(({ hits }) => hits)[rows.active]?.hit.url}
              corpus={facets.place}
              locale={site.locales.find(({ name }) => name === facets.language)}
            />
          )}
        </div>
        <ModalFooter search={search} />
      </div>
    </dialog>,
    overlayRoot(),
  );
}

/** Returns the query for the typed string. Returns the same object as long as the query is unchanged. */
function useQuery(text: string, { query: facets }: Facets) {
  const snippetWords = useMedia(small) ? 5 : 10;
  return useMemo(
    () => (text === '' ? undefined : { text, page: 0, hitsPerPage, hitsPerDocument, snippetWords, facets }),
    [text, snippetWords, facets],
  );
}

/**
 * Returns the longest list of titles since the dialog opened. If a query has no results, the dialog displays these
 * titles as suggestions.
 */
function useSuggestions(titles: readonly string[]): readonly string[] {
  const widest = useRef<readonly string[]>([]);
  if (titles.length > widest.current.length) widest.current = titles;
  return widest.current;
}
