import { reveal } from './reveal.ts';

/** What Lectern keeps in the state of a history entry. */
interface EntryState {
  /** How far the page was scrolled when the reader left it, in CSS pixels. */
  scroll?: number;
}

/** Notes on the present history entry how far the page is scrolled. */
export function rememberScroll(): void {
  const state = (history.state ?? {}) as EntryState;
  const scroll = Math.round(window.scrollY);
  if ((state.scroll ?? 0) !== scroll) history.replaceState({ ...state, scroll }, '');
}

/**
 * Scrolls to where the reader was on this history entry; when never here, to the hash's target or the top. The target is
 * revealed in both cases. Fonts that come later move everything, and the browser keeps in place what is seen then; so it
 * is scrolled once more when they are there, unless the reader has gone on.
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

/** The same for a page that static HTML has shown already: a reader who has scrolled since stays where they are. */
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
