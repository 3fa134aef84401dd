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
  addEventListener('click', keep, true);
  addEventListener('keydown', keep, true);
}

function keep(event: MouseEvent | KeyboardEvent): void {
  const { earlyInput: kept } = window;
  if (!kept || !(event.target instanceof Element)) return;
  if (!('key' in event)) {
    if (event.target.closest('#root button')) kept.push(event);
  } else if (isSearchKey(event) && document.querySelector('[aria-keyshortcuts]')) {
    // The browser has uses of its own for these keys.
    event.preventDefault();
    kept.push(event);
  }
}

function isSearchKey({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey) return /^k$/i.test(key);
  return key === '/' && !(target as Element).closest('input,select,textarea');
}

/** Does what the reader pressed meanwhile, as far as it is still in the document. */
export function replayEarlyInput(): void {
  const kept = window.earlyInput;
  window.earlyInput = undefined;
  // What is no longer in the document reaches nobody.
  kept?.forEach((event) => event.target!.dispatchEvent(new (event.constructor as typeof Event)(event.type, event)));
}
