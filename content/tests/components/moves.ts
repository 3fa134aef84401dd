// A module runs once, so it also counts while other pages are open.
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
  // A real site would call its analytics here.
  moves = [`${last} → ${next}`, ...moves];
  last = next;
  for (const listener of listeners) listener();
}

// The viewer sends the first two events, and the browser sends the third.
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
