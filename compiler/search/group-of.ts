/** @returns what hits of a doc are shown below: the category at the top of its sidebar that it stands in, else the instance */
export function groupOf(breadcrumbs: readonly { label: string }[], instance: string): string {
  if (breadcrumbs.length > 1) return breadcrumbs[0]!.label;
  return instance === 'default' ? 'Docs' : instance.charAt(0).toUpperCase() + instance.slice(1);
}
