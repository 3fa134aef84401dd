/** How the reader came to the present page: by its address, by a link, or by the browser's back and forward. */
export type NavigationKind = 'first' | 'push' | 'pop';

let kind: NavigationKind = 'first';

export function navigationKind(): NavigationKind {
  return kind;
}

/** Says that what follows is no move of the reader's: the page itself has changed. */
export function endNavigation(): void {
  kind = 'first';
}

/**
 * Begins to follow how the reader moves. To be called before anything is drawn: a page that is here already is drawn
 * inside wouter's own listener, and by then the kind must be known.
 *
 * @param signal ends it
 */
export function watchNavigation(signal?: AbortSignal): void {
  // wouter makes an event of every pushState.
  window.addEventListener('pushState', () => void (kind = 'push'), { signal });
  window.addEventListener('popstate', () => void (kind = 'pop'), { signal });
}
