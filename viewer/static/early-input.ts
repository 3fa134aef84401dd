// What a reader presses before the viewer has come is kept and done then: static HTML shows buttons that nothing answers yet.

declare global {
  interface Window {
    /** Presses that wait for the viewer, oldest first; absent from the moment on that it answers them itself. */
    earlyInput?: (MouseEvent | KeyboardEvent)[] | undefined;
  }
}

/** Keeps presses of the document's buttons and of the keys that open the search. Runs in the page's head. */
export function keepEarlyInput(): void {
  window.earlyInput = [];
  for (const type of ['click', 'keydown'] as const) addEventListener(type, keep, true);
}

function keep(event: MouseEvent | KeyboardEvent): void {
  const { earlyInput: kept } = window;
  if (!kept) return;
  if ('key' in event ? isSearchKey(event) : within(event, '#root button')) kept.push(event);
}

/** Whether a key opens the search. The browser has uses of its own for it, which it is kept from. */
function isSearchKey(event: KeyboardEvent): boolean {
  const isWanted =
    event.ctrlKey || event.metaKey
      ? /^k$/i.test(event.key)
      : event.key === '/' && !within(event, 'input,select,textarea');
  if (!isWanted || !document.querySelector('[aria-keyshortcuts]')) return false;
  event.preventDefault();
  return true;
}

// What is sent to the document itself is within nothing.
const within = ({ target }: Event, selector: string) => (target as Partial<Element>).closest?.(selector);

/** Does what the reader pressed meanwhile, as far as it is still in the document. */
export function replayEarlyInput(): void {
  const kept = window.earlyInput;
  window.earlyInput = undefined;
  for (const event of kept ?? [])
    // What had React take the document over at once is on its way, and comes to the viewer by itself. What is no longer in
    // the document reaches nobody.
    if (!event.eventPhase) event.target!.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
}
