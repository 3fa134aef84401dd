/** Returns the name of a site's cache. It contains the path, because one origin can have several sites. */
function cacheName(scope: string): string {
  return `lectern-${scope}`;
}

/**
 * Whether a cache belongs to a site: Lectern's cache, or the cache of an earlier worker from Workbox.
 */
export function isCacheOf(scope: string, name: string): boolean {
  return name === cacheName(scope) || (name.startsWith('workbox-') && name.endsWith(`-${scope}`));
}
