import { decodeId, idInHash } from '../../corpus/url/pathname.ts';

/** In milliseconds: after this time, the page no longer scrolls under the reader. */
const patience = 10_000;
/** Events of readers who navigate or scroll themselves. */
const doings = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'popstate', 'pushState'] as const;

/**
 * Scrolls to the target of the address once it exists, unless the reader has moved in the meantime. It is for pages
 * whose code renders content late.
 *
 * @returns a function that cancels the waiting
 */
export function awaitTarget(): () => void {
  const find = () => document.getElementById(decodeId(idInHash(location.hash)));
  const isBack = (history.state as { scroll?: number } | null)?.scroll !== undefined;
  if (location.hash.length < 2 || isBack) return () => undefined;
  const drawn = find();
  if (drawn) {
    // The whole page may have waited for its code, and was scrolled before that.
    if (window.scrollY === 0) drawn.scrollIntoView({ behavior: 'instant' });
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
