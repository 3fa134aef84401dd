import { reveal } from './reveal.ts';

/** The fields that Lectern adds to `history.state`. */
interface EntryState {
  /** The scroll position when the reader left the page, in CSS pixels. */
  scroll?: number;
}

/** Stores the scroll position in the current history entry. */
export function rememberScroll(): void {
  const state = (history.state ?? {}) as EntryState;
  const scroll = Math.round(window.scrollY);
  if ((state.scroll ?? 0) !== scroll) history.replaceState({ ...state, scroll }, '');
}

/**
 * Scrolls to the stored position of this history entry. Without a stored position, scrolls to the hash's target, or to
 * the top. In both cases, opens the containers around the target. Scrolls again when fonts have loaded later, because
 * they move the content, unless the reader has scrolled.
 */
export function restoreScroll(): void {
  const { scroll } = (history.state ?? {}) as EntryState;
  if (scroll === undefined) return scrollToHash();
  const restore = () => window.scrollTo({ top: scroll, behavior: 'instant' });
  const entry = location.href;
  const begin = () => {
    restore();
    void document.fonts.ready.then(() => {
      if (location.href === entry && Math.abs(window.scrollY - scroll) < window.innerHeight / 2) restore();
    });
  };
  reveal(location.hash, begin);
}

/** Does the same as `restoreScroll` for a page in static HTML, unless the reader has already scrolled. */
export function resumeScroll(): void {
  if (window.scrollY === 0 || location.hash !== '') restoreScroll();
}

/** Opens the containers around the hash's target and scrolls to it. Without a target, scrolls to the top. */
export function scrollToHash(): void {
  reveal(location.hash, (target) => {
    if (target) target.scrollIntoView({ behavior: 'instant' });
    else window.scrollTo({ top: 0, behavior: 'instant' });
  });
}
