import { readChoice, writeChoice, type FacetChoice } from './facets.ts';

/** The state of a history entry with a search: its query, in the form of the results page. */
interface EntryState {
  search?: string;
}

let reopen: ((text: string) => void) | undefined;
/** The filters of the search that is being reopened. */
let returning: { text: string; choice: FacetChoice } | undefined;

/**
 * Makes the step back from a hit reopen the search, with its query and filters.
 *
 * @param text the query
 * @param choice the filters
 * @param open opens the search with a query
 */
export function rememberSearch(text: string, choice: FacetChoice, open: (text: string) => void): void {
  if (!reopen) window.addEventListener('popstate', returned);
  reopen = open;
  history.replaceState({ ...(history.state as EntryState | null), search: writeChoice(text, choice) }, '');
}

/** @returns the filters of a reopened search; empty if the search is opened with another query */
export function choiceToReturnTo(text: string): FacetChoice {
  const { text: before, choice } = returning ?? {};
  returning = undefined;
  return text === before ? (choice ?? {}) : {};
}

function returned({ state }: PopStateEvent): void {
  const { search, ...rest } = (state ?? {}) as EntryState;
  if (search === undefined) return;
  // Only once: another step back leaves the page.
  history.replaceState(rest, '');
  const query = new URLSearchParams(search);
  const text = query.get('q') ?? '';
  returning = { text, choice: readChoice(query) };
  reopen?.(text);
}
