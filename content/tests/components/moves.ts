// Module-level state: the module runs once per document, so it also records navigations to and between other pages.
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
  // A real site would send the navigation to its analytics here.
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

/** Calls `onMove` after each navigation. @returns a function that removes the listener */
export function subscribeToMoves(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
