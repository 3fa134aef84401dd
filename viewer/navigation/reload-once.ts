import { isEmbedded } from '../embedding.ts';

const key = 'lectern.reloaded';

/**
 * Loads the document anew for a reason, once: a script that is missing belongs most likely to a site that has been
 * replaced since, and the new document asks for the new one. When that did not help, or there is no network that it
 * could help with, nothing happens; nor where the document is somebody else's.
 *
 * @param reason what tells this fault from others
 * @returns whether the document goes away
 */
export function reloadOnce(reason: string): boolean {
  if (isEmbedded || !navigator.onLine || !isFirst(reason)) return false;
  location.reload();
  return true;
}

function isFirst(reason: string): boolean {
  try {
    const before = sessionStorage.getItem(key) ?? '';
    if (before.includes(reason)) return false;
    sessionStorage.setItem(key, `${before}\n${reason}`);
    return true;
  } catch {
    // Nothing can be kept from one document to the next, but a document knows whether it has been reloaded.
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return visit?.type === 'navigate';
  }
}
