import { reveal } from './reveal.ts';

/** Lectern's fields in the state of a history entry. */
interface EntryState {
  /** How far the page was scrolled when the reader left it, in CSS pixels. */
  scroll?: number;
}

/** Stores the scroll position in the current history entry. */
export function rememberScroll(): void {
  const state = (history.state ?? {}) as EntryState;
  const scroll = Math.round(window.scrollY);
  if ((state.scroll ?? 0) !== scroll) history.replaceState({ ...state, scroll }, '');
}

/**
 * Scrolls to the stored position of this history entry; for a new entry, to the hash's target or the top. The target is
 * revealed in both cases. Fonts that load later move the content, so it scrolls again after they load, unless the
 * reader has scrolled.
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

/** Does the same for a page in static HTML. A reader who has scrolled since stays there. */
export function resumeScroll(): void {
  if (window.scrollY === 0 || location.hash !== '') restoreScroll();
}

/** Reveals the target of the location's hash and scrolls to it, or to the top when the hash has none. */
export function scrollToHash(): void {
  reveal(location.hash, (target) => {
    if (target) target.scrollIntoView({ behavior: 'instant' });
    else window.scrollTo({ top: 0, behavior: 'instant' });
  });
}
