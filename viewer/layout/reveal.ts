/** Scrolls a column until one of its rows is visible. Unlike `scrollIntoView`, it does not scroll the page. */
export function reveal(pane: HTMLElement, selector: string): void {
  const row = pane.querySelector(selector);
  if (!row) return;
  const outer = pane.getBoundingClientRect();
  const inner = row.getBoundingClientRect();
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  pane.scrollTop += inner.top - outer.top - outer.height / 3;
}
