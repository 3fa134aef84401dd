import { isEmbedded } from '../embedding.ts';

const key = 'lectern.reloaded';

/**
 * Reloads the document for a reason, once. A missing script usually means that the site has been published again, and
 * the new document requests the new script. It does not reload a second time, while offline, or in a page that embeds
 * the viewer.
 *
 * @param reason identifies the error
 * @returns whether the document reloads
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
    // Nothing can be stored across documents here, but a document knows whether it was reloaded.
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return visit?.type === 'navigate';
  }
}
