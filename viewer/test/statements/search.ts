import { file, statement, type StatementSection } from './statement.ts';

export const searchStatements: StatementSection = {
  title: 'Search',
  statements: [
    statement(
      'search.opens',
      'The search opens with a click on its button, with Ctrl or Cmd and K, and with / outside of text fields; Escape closes it.',
      [file.search, 'the search opens by its button and by keys, and closes by Escape and the same keys: ${kind}'],
      ['viewer/search/use-search-keys.ts', "key === '/' && !isOpen", "key === '?' && !isOpen"],
    ),
    statement(
      'search.letters',
      'Typing on the search button opens the search with these letters as the query.',
      [file.search, 'letters typed on the button become the query, else the selection does: ${kind}'],
      ['viewer/search/search-bar.tsx', "setTyped((before = '') => before + letter);", "setTyped(letter && '');"],
    ),
    statement(
      'search.groups',
      'Hits are in groups, pages before their sections, with the query marked.',
      [file.search, 'hits are in groups, a page before its sections, with the query marked: ${kind}'],
      ['viewer/search/marked-text.tsx', '<mark key={index}>{piece.text}</mark>', 'piece.text'],
    ),
    statement(
      'search.arrows',
      'Arrow keys move through the hits and wrap around; Enter opens a hit.',
      [file.search, 'arrows move through the hits and around the ends, and Enter goes there: ${kind}'],
      [
        'viewer/search/use-active-row.ts',
        '(active + step + all.length) % all.length',
        'Math.min(Math.max(active + step, 0), all.length - 1)',
      ],
    ),
    statement(
      'search.modified',
      'A click with a modifier key leaves the search open.',
      [file.search, 'a click with a modifier key opens the hit in another tab, and leaves the search open: ${kind}'],
      ['viewer/search/hit-row.tsx', 'if (isModified(event)) return;', ''],
    ),
    statement(
      'search.recent',
      'The lists Recent and Favorite contain visited and saved hits.',
      [file.search, 'visited hits are recent, can be saved as favorites, and both can be removed: ${kind}'],
      [
        'viewer/search/search-history.ts',
        'favorites.get().length > 0 ? recentBesideFavorites : recentAtMost',
        'recentAtMost',
      ],
    ),
    statement(
      'search.none',
      'A search without results suggests other queries and a place to report missing results.',
      [file.search, 'a search without results shows alternatives and a link to report it: ${kind}'],
      [
        'viewer/search/no-results.tsx',
        'suggestions.slice(0, suggestionsAtMost)',
        'suggestions.slice(suggestionsAtMost)',
      ],
    ),
    statement(
      'search.fails',
      'A failed search shows an error.',
      [file.search, 'a failed search shows an error: ${kind}'],
      ['viewer/search/search-modal.tsx', '{outcome?.error && <ErrorScreen error={outcome.error} />}', ''],
    ),
    statement(
      'search.context',
      'The search covers the current version, or the preferred version of other docs, and pages without a version.',
      [
        file.search,
        'the search covers the open version, else the preferred one, and all pages without a version: ${kind}',
      ],
      [
        'viewer/search/search-tags.ts',
        'candidateVersions(view, id)[0]?.name',
        'candidateVersions(view, id).at(-1)?.name',
      ],
    ),
    statement(
      'search.closes',
      'A click outside closes the search, the focus stays inside, and the page keeps its scroll position.',
      [
        file.search,
        'the page behind stays where it is; the focus stays inside, and the mouse closes it from outside: ${kind}',
      ],
      ['viewer/layout/use-modal-dialog.ts', 'event.target === ref.current && onClose()', 'void event'],
    ),
    statement(
      'search.page',
      'The search page takes its query from the address; it has a link in the search dialog, titles, a placeholder and counts.',
      [file.searchPage, 'all results have their own page, with the query in its address: ${kind}'],
      ['viewer/search/use-address-query.ts', ".get('q') ?? ''", ".get('query') ?? ''"],
    ),
    statement(
      'search.more',
      'The search page loads fifteen results at a time.',
      [file.searchPage, 'results come fifteen at a time, more of them at the end: ${kind}'],
      ['viewer/search/use-all-results.ts', 'const hitsPerPage = 15;', 'const hitsPerPage = 20;'],
    ),
    statement(
      'search.versions',
      'Readers can choose the versions that the search page covers.',
      [
        file.searchPage,
        'the versions that the page searches can be chosen, of each set of docs that has several: ${kind}',
      ],
      [
        'viewer/search/use-facets.ts',
        'versions: { ...choice.versions, ...change.versions }',
        'versions: choice.versions ?? {}',
      ],
    ),
    statement(
      'search.pause',
      'The search page sends its query after a pause in typing.',
      [file.searchPage, 'the results page waits for a pause before its request'],
      ['viewer/search/search-page-content.tsx', 'const pause = 300;', 'const pause = 0;'],
    ),
    statement(
      'search.small',
      'On small screens excerpts are shorter.',
      [file.searchPage, 'on small screens the search fills the window, and excerpts are shorter'],
      ['viewer/search/search-modal.tsx', 'useMedia(small) ? 5 : 10', '10'],
    ),
    statement(
      'search.hosted',
      'A search service gets the public key, the language and the versions.',
      [
        file.searchPage,
        'a service gets one request for each key, with its keys, the config parameters and the open version',
      ],
      ['viewer/search/hosted/hosted-query.ts', 'search.contextualSearch ? contextual(facets) : []', '[]'],
    ),
    statement(
      'search.stale',
      'A stale answer is ignored.',
      [file.searchPage, 'an answer that comes after the next question is dropped'],
      ['viewer/search/use-results.ts', 'if (!request.signal.aborted) setState(', 'setState('],
    ),
  ],
};
