/** What a history entry says of the search that led away from it. */
interface EntryState {
  search?: string;
}

let reopen: ((text: string) => void) | undefined;

/**
 * Has the step back from a hit open the search again, as it was left.
 *
 * @param text what was asked
 * @param open opens the search with a text
 */
export function rememberSearch(text: string, open: (text: string) => void): void {
  if (!reopen) window.addEventListener('popstate', returned);
  reopen = open;
  history.replaceState({ ...(history.state as EntryState | null), search: text }, '');
}

function returned({ state }: PopStateEvent): void {
  const { search, ...rest } = (state ?? {}) as EntryState;
  if (search === undefined) return;
  // Once: another step back leads on.
  history.replaceState(rest, '');
  reopen?.(search);
}
