/** How the reader reached the page: by its address, by a link, or by the browser's back and forward. */
export type NavigationKind = 'first' | 'push' | 'pop';

let kind: NavigationKind = 'first';

export function navigationKind(): NavigationKind {
  return kind;
}

/** Marks the next render as no navigation: the page itself has changed. */
export function endNavigation(): void {
  kind = 'first';
}

/**
 * Starts tracking navigation. Call it before the first render. Wouter's
 * listener renders a loaded page, and the kind must be known by then.
 *
 * @param signal stops it
 */
export function watchNavigation(signal?: AbortSignal): void {
  // wouter dispatches an event for every pushState.
  window.addEventListener('pushState', () => void (kind = 'push'), { signal });
  window.addEventListener('popstate', () => void (kind = 'pop'), { signal });
}
