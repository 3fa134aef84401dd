// Runs on every page of a site that can be read offline. It registers the service worker.
import { registerWorker, followInstallation } from '../client/register-worker.ts';
import { showUpdatePopup } from '../client/update-popup.ts';
import { isOfflineMode, type Strategy } from '../client/strategies.ts';

const { base = '/', strategies = '', debug } = (document.currentScript as HTMLScriptElement).dataset;

async function start(): Promise<void> {
  const log = (message: string) => debug !== undefined && console.debug(message);
  if (!('serviceWorker' in navigator))
    return void log('This browser does not support service workers at this address.');
  followInstallation(navigator.serviceWorker, base);
  try {
    const offlineMode = await isOfflineMode(strategies.split(' ').filter(Boolean) as Strategy[]);
    log(`offline mode is ${offlineMode ? 'on' : 'off'}`);
    await registerWorker(base, { offlineMode, debug: debug !== undefined }, (refresh) => void showUpdatePopup(refresh));
  } catch (error) {
    console.error('registerSW failed', error);
  }
}

// Waits until the document has fully loaded, so that the worker does not compete with the page.
if (document.readyState === 'complete') void start();
else window.addEventListener('load', () => void start(), { once: true });
