// Static HTML has buttons before the viewer can handle them. This module stores early input and replays it later.

declare global {
  interface Window {
    /** Events that wait for the viewer, oldest first; absent once the viewer handles events itself. */
    earlyInput?: (MouseEvent | KeyboardEvent)[] | undefined;
  }
}

/** Stores clicks on the document's buttons and the keys that open the search. Runs in the page's head. */
export function keepEarlyInput(): void {
  window.earlyInput = [];
  for (const type of ['click', 'keydown'] as const) addEventListener(type, keep, true);
}

function keep(event: MouseEvent | KeyboardEvent): void {
  const { earlyInput: events } = window;
  if (!events) return;
  if ('key' in event ? isSearchKey(event) : within(event, '#root button')) events.push(event);
}

/** Whether the key opens the search. Then also prevents the browser's default action. */
function isSearchKey(event: KeyboardEvent): boolean {
  const isShortcut =
    event.ctrlKey || event.metaKey
      ? /^k$/i.test(event.key)
      : event.key === '/' && !within(event, 'input,select,textarea');
  if (!isShortcut || !document.querySelector('[aria-keyshortcuts]')) return false;
  event.preventDefault();
  return true;
}

// The target can be the document, which has no `closest`.
const within = ({ target }: Event, selector: string) => (target as Partial<Element>).closest?.(selector);

/**
 * Replays the stored events whose targets are still in the document, in a later task: during its commit, React does
 * not hydrate the target of an event, and the event would have no effect.
 */
export function replayEarlyInput(): void {
  // React itself replays events that caused it to hydrate.
  const events = window.earlyInput?.filter(({ eventPhase }) => !eventPhase) ?? [];
  window.earlyInput = undefined;
  setTimeout(() => {
    for (const event of events) event.target!.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
  });
}
