import { readChoice, writeChoice, type FacetChoice } from './facets.ts';

/** What a history entry says of the search that led away from it: its query, as the page of results has it. */
interface EntryState {
  search?: string;
}

let reopen: ((text: string) => void) | undefined;
/** What the search that is opened again was narrowed down by. */
let returning: { text: string; choice: FacetChoice } | undefined;

/**
 * Has the step back from a hit open the search again, as it was left.
 *
 * @param text what was asked
 * @param choice by what it was narrowed down
 * @param open opens the search with a text
 */
export function rememberSearch(text: string, choice: FacetChoice, open: (text: string) => void): void {
  if (!reopen) window.addEventListener('popstate', returned);
  reopen = open;
  history.replaceState({ ...(history.state as EntryState | null), search: writeChoice(text, choice) }, '');
}

/** @returns what a search that is opened with a text was narrowed down by, if it is opened again */
export function choiceToReturnTo(text: string): FacetChoice {
  const { text: before, choice } = returning ?? {};
  returning = undefined;
  return text === before ? (choice ?? {}) : {};
}

function returned({ state }: PopStateEvent): void {
  const { search, ...rest } = (state ?? {}) as EntryState;
  if (search === undefined) return;
  // Once: another step back leads on.
  history.replaceState(rest, '');
  const query = new URLSearchParams(search);
  const text = query.get('q') ?? '';
  returning = { text, choice: readChoice(query) };
  reopen?.(text);
}
