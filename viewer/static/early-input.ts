// Static HTML has buttons that do nothing until hydration. This module stores clicks on them and replays them later.

declare global {
  interface Window {
    /** The stored events, the oldest first. Undefined once the viewer handles events itself. */
    earlyInput?: (MouseEvent | KeyboardEvent)[] | undefined;
  }
}

/** Stores clicks on buttons, and the keys that open the search. Runs in the head of the page. */
export function keepEarlyInput(): void {
  window.earlyInput = [];
  for (const type of ['click', 'keydown'] as const) addEventListener(type, keep, true);
}

function keep(event: MouseEvent | KeyboardEvent): void {
  const { earlyInput: events } = window;
  if (!events) return;
  if ('key' in event ? isSearchKey(event) : within(event, '#lectern button')) events.push(event);
}

/** Whether the key opens the search. If so, the browser's default action is prevented. */
function isSearchKey(event: KeyboardEvent): boolean {
  const isShortcut =
    event.ctrlKey || event.metaKey
      ? /^k$/i.test(event.key)
      : event.key === '/' && !within(event, 'input,select,textarea');
  if (!isShortcut || !document.querySelector('[aria-keyshortcuts]')) return false;
  event.preventDefault();
  return true;
}

// Checks the type, because the target can be the document, which has no method `closest`.
const within = ({ target }: Event, selector: string) => (target as Partial<Element>).closest?.(selector);

/**
 * Dispatches the stored events again, in a later task. In the task in which hydration ends, React handles no events.
 * Events on removed elements have no effect.
 */
export function replayEarlyInput(): void {
  // Omits events that React replays itself. Such events have a phase.
  const events = window.earlyInput?.filter(({ eventPhase }) => !eventPhase) ?? [];
  window.earlyInput = undefined;
  setTimeout(() => {
    for (const event of events) event.target!.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
  });
}
