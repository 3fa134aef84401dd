/** How the reader reached the page: by opening its address, by a link, or by Back and Forward. */
export type NavigationKind = 'first' | 'push' | 'pop';

let kind: NavigationKind = 'first';

export function navigationKind(): NavigationKind {
  return kind;
}

/** Marks the next render as not caused by navigation. Call it when only the content of the page has changed. */
export function endNavigation(): void {
  kind = 'first';
}

/**
 * Starts to track navigation. It must be called before the first render, because its listeners must run before
 * Wouter's, which render the next page.
 *
 * @param signal stops tracking
 */
export function watchNavigation(signal?: AbortSignal): void {
  // Wouter dispatches this event for each `history.pushState`.
  window.addEventListener('pushState', () => void (kind = 'push'), { signal });
  window.addEventListener('popstate', () => void (kind = 'pop'), { signal });
}
