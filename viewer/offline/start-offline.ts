import type { SiteFile } from '../../corpus/schema/index.ts';
import { followInstallation } from './follow-installation.ts';
import { isOfflineMode } from './offline-mode.ts';
import { onceLoaded } from './once-loaded.ts';
import { registerWorker } from './register-worker.ts';
import { showUpdatePopup } from './show-update-popup.tsx';

/** Gives the reader the site's service worker, where the browser has such a thing. Failing that, the page is none the worse. */
export function startOffline({ pwa, baseUrl }: SiteFile): void {
  if (pwa) onceLoaded(() => void start(pwa, baseUrl));
}

async function start({ strategies, debug }: NonNullable<SiteFile['pwa']>, baseUrl: string): Promise<void> {
  if (!('serviceWorker' in navigator)) {
    if (debug) console.debug('This browser has no service workers here.');
    return;
  }
  followInstallation(navigator.serviceWorker, baseUrl);
  try {
    const offlineMode = await isOfflineMode(strategies);
    if (debug) console.debug(`offline mode is ${offlineMode ? 'on' : 'off'}`);
    await registerWorker(baseUrl, { offlineMode, debug }, showUpdatePopup);
  } catch (error) {
    console.error('registerSW failed', error);
  }
}
