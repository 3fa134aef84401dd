import { isEmbedded } from '../embedding.ts';

const key = 'lectern.reloaded';

/**
 * Reloads the document because of an error, but only once for each reason. A missing script usually means that the site
 * has been published again; the new document then requests the new script. Never reloads while offline, or in a
 * document that embeds the viewer.
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
    // Without storage, earlier reloads are unknown. So the document reloads only if the reader opened it by a link or
    // an address, not by a reload.
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return visit?.type === 'navigate';
  }
}
