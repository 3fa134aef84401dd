import { activeHeading } from './active-heading.ts';

/**
 * Tells which of some headings is being read, now and whenever the page is scrolled.
 *
 * @param ids of the headings, in the order of the page
 * @param isCovered whether the navbar stays over the page
 * @returns a function that ends it
 */
export function followHeadings(
  ids: readonly string[],
  isCovered: boolean,
  tell: (id: string | undefined) => void,
): () => void {
  let frame = 0;
  const look = () => {
    frame = 0;
    const offset = isCovered ? (document.querySelector('.navbar')?.clientHeight ?? 0) : 0;
    // Of a long page the rest is drawn a little later than its beginning.
    const headings = ids.flatMap((id) => document.getElementById(id) ?? []);
    const places = headings.map((heading) => ({ id: heading.id, top: heading.getBoundingClientRect().top }));
    tell(activeHeading(places, offset, window.innerHeight));
  };
  const schedule = () => {
    frame ||= requestAnimationFrame(look);
  };
  // Not at once: what is read of the page would have it laid out, and drawn again, before a new one is on the screen.
  schedule();
  window.addEventListener('scroll', schedule, { passive: true });
  window.addEventListener('resize', schedule);
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', schedule);
    window.removeEventListener('resize', schedule);
  };
}
