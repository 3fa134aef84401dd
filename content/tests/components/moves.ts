// A module runs once: it continues to count while other pages are shown.
let moves: readonly string[] = [];
// During the compile this renders without a window.
const isBrowser = typeof window !== 'undefined';
let last = isBrowser ? address() : '';
const listeners = new Set<() => void>();

function address(): string {
  return location.pathname + location.search + location.hash;
}

function moved(): void {
  const next = address();
  if (next === last) return;
  // Here a site would notify its analytics.
  moves = [`${last} → ${next}`, ...moves];
  last = next;
  for (const listener of listeners) listener();
}

// The viewer reports its own navigation by the first two events, the browser reports its own by the third.
for (const event of ['pushState', 'replaceState', 'popstate'])
  if (isBrowser) window.addEventListener(event, moved);

/** The moves between addresses so far, the latest first. */
export function readMoves(): readonly string[] {
  return moves;
}

/** @returns a function that stops listening */
export function subscribeToMoves(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
