import { readChoice, writeChoice, type FacetChoice } from './facets.ts';

/**
 * The field that an open search adds to `history.state`. It contains the query string that the search page would
 * have.
 */
interface EntryState {
  search?: string;
}

let reopen: ((text: string) => void) | undefined;
/** The search that is being reopened after the reader went back. */
let returning: { text: string; choice: FacetChoice } | undefined;

/**
 * Stores the open search in the current history entry. When the reader goes back to this entry, the search reopens.
 *
 * @param text the search text
 * @param choice the filters
 * @param open opens the search with the given query
 */
export function rememberSearch(text: string, choice: FacetChoice, open: (text: string) => void): void {
  if (!reopen) window.addEventListener('popstate', returned);
  reopen = open;
  history.replaceState({ ...(history.state as EntryState | null), search: writeChoice(text, choice) }, '');
}

/** @returns the filters of the search that is being reopened with `text`; no filters if it is another search */
export function choiceToReturnTo(text: string): FacetChoice {
  const { text: before, choice } = returning ?? {};
  returning = undefined;
  return text === before ? (choice ?? {}) : {};
}

function returned({ state }: PopStateEvent): void {
  const { search, ...rest } = (state ?? {}) as EntryState;
  if (search === undefined) return;
  // Removes the field, so that the search reopens only once.
  history.replaceState(rest, '');
  const query = new URLSearchParams(search);
  const text = query.get('q') ?? '';
  returning = { text, choice: readChoice(query) };
  reopen?.(text);
}
