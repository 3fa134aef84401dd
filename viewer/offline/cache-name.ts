/** The cache of a site: several sites may live at one origin, each below a path of its own. */
export function cacheName(scope: string): string {
  return `lectern-${scope}`;
}

/** Whether a cache belongs to the site: ours, or one that Workbox made for a worker that was here before. */
export function isCacheOf(scope: string, name: string): boolean {
  return name === cacheName(scope) || (name.startsWith('workbox-') && name.endsWith(`-${scope}`));
}
