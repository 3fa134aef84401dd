import { decodeId, idInHash } from '../../corpus/url/pathname.ts';

/** In milliseconds: whoever has read for so long is not to be moved. */
const patience = 10_000;
/** What readers do who go on by themselves. */
const doings = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'popstate', 'pushState'] as const;

/**
 * Of a page whose code draws something late: scrolls to what the address names once it is there, unless the reader has
 * gone on by then.
 *
 * @returns ends the waiting
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
