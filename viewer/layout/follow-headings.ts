import { activeHeading } from './active-heading.ts';

/**
 * Calls a function with the current heading: at the start, and after each scroll.
 *
 * @param ids the ids of the headings, in page order
 * @param isCovered whether the navbar always covers the top of the page
 * @returns a function that stops the reports
 */
export function followHeadings(
  ids: readonly string[],
  isCovered: boolean,
  report: (id: string | undefined) => void,
): () => void {
  let frame = 0;
  const update = () => {
    frame = 0;
    const offset = isCovered ? (document.querySelector('.navbar')?.clientHeight ?? 0) : 0;
    // Looks the headings up for each measurement, because headings at the end of a long page are rendered later.
    const headings = ids.flatMap((id) => document.getElementById(id) ?? []);
    const places = headings.map((heading) => ({ id: heading.id, top: heading.getBoundingClientRect().top }));
    report(activeHeading(places, offset, window.innerHeight));
  };
  const schedule = () => {
    frame ||= requestAnimationFrame(update);
  };
  // The first measurement waits for the next frame. An immediate measurement would force a layout before a new page is
  // painted.
  schedule();
  window.addEventListener('scroll', schedule, { passive: true });
  window.addEventListener('resize', schedule);
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', schedule);
    window.removeEventListener('resize', schedule);
  };
}
