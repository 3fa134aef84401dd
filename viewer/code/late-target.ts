import { decodeId, idInHash } from '../../corpus/url/pathname.ts';

/** Maximum time to wait for the target, in milliseconds. A later jump would disturb readers. */
const patience = 10_000;
/** Events that show that the reader has navigated or scrolled. */
const doings = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'popstate', 'pushState'] as const;

/**
 * Waits until code has rendered the element that the address's hash names, and then scrolls to it. Does nothing if the
 * reader has scrolled before.
 *
 * @returns a function that stops waiting
 */
export function awaitTarget(): () => void {
  const find = () => document.getElementById(decodeId(idInHash(location.hash)));
  const isBack = (history.state as { scroll?: number } | null)?.scroll !== undefined;
  if (location.hash.length < 2 || isBack) return () => undefined;
  const rendered = find();
  if (rendered) {
    // The element exists already, but the viewer may have scrolled to the top before the code had loaded.
    if (window.scrollY === 0) rendered.scrollIntoView({ behavior: 'instant' });
    return () => undefined;
  }
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const doing of doings) window.removeEventListener(doing, end);
  };
  const observer = new MutationObserver(() => {
    const target = find();
    if (!target) return;
    end();
    target.scrollIntoView({ behavior: 'instant' });
  });
  const timer = setTimeout(end, patience);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['id'] });
  for (const doing of doings) window.addEventListener(doing, end, { passive: true });
  return end;
}
