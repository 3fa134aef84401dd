/**
 * How long a box of this height takes to open: tall boxes take longer, but not in proportion. One row is 36 pixels.
 *
 * @param height in CSS pixels
 * @returns milliseconds; 1 for readers who prefer little motion
 */
export function collapseDuration(height: number): number {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return 1;
  const rows = height / 36;
  return Math.round((4 + 15 * rows ** 0.25 + rows / 5) * 10);
}
