// Module state. A module runs only once, so it also records navigations while other pages are open.
let moves: readonly string[] = [];
// During the compile, this module runs without a window.
const isBrowser = typeof window !== 'undefined';
let last = isBrowser ? address() : '';
const listeners = new Set<() => void>();

function address(): string {
  return location.pathname + location.search + location.hash;
}

function moved(): void {
  const next = address();
  if (next === last) return;
  // At this point, a site would notify its analytics.
  moves = [`${last} → ${next}`, ...moves];
  last = next;
  for (const listener of listeners) listener();
}

// The viewer dispatches the first two events when it navigates. The browser dispatches `popstate`.
for (const event of ['pushState', 'replaceState', 'popstate'])
  if (isBrowser) window.addEventListener(event, moved);

/** Returns the navigations so far as `from → to`, the latest first. */
export function readMoves(): readonly string[] {
  return moves;
}

/** @returns a function that stops listening */
export function subscribeToMoves(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
