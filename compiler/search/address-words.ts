/**
 * The words of a page's address: its last step, and the one above, as in `/docs/[migration]/[v3]/`.
 *
 * @returns steps, the last first; numbers of days and versions above it are not what a page is about
 */
export function addressOf(path: string): string[] {
  const [last, above, ...rest] = path.split('/').filter(Boolean).reverse();
  // What stands at the top is the name of the whole, as `docs` is.
  const isName = rest.length > 0 && above !== undefined && !/^\d/.test(above);
  return last === undefined ? [] : [last.replace(/\.html$/, ''), ...(isName ? [above] : [])];
}

/** @returns what hits of a doc are shown below: the category at the top of its sidebar that it is in, else the instance */
export function groupOf(breadcrumbs: readonly { label: string }[], instance: string): string {
  if (breadcrumbs.length > 1) return breadcrumbs[0]!.label;
  return instance === 'default' ? 'Docs' : instance.charAt(0).toUpperCase() + instance.slice(1);
}
