// The service worker of a site. If its parameters enable offline reading, the worker caches the site. The compiler
// writes an identifier of the output before this code. So `sw.js` differs for each output, and browsers install the
// new worker.
import type { ManifestFile } from '../../../corpus/index.ts';
import { answerRequest, isForSite, openPrecache, precacheList } from '../worker/precache.ts';
import { cacheName, readWorkerParams, type WorkerScope } from '../worker/worker-params.ts';

const worker = self as unknown as WorkerScope;
const { scope } = worker.registration;
const stamp = worker.LECTERN_STAMP;
const { offlineMode, debug } = readWorkerParams(worker.location.href);
const fetchFile: typeof fetch = (input, init) => fetch(input, init);
const precache = async () => openPrecache(await caches.open(cacheName(scope)), scope, stamp, fetchFile);
const opened = offlineMode ? precache() : undefined;

function log(message: string, ...details: unknown[]): void {
  if (debug) console.debug(`[sw ${stamp}] ${message}`, ...details);
}

async function install(): Promise<void> {
  if (!opened) return log('offline mode is off: nothing is cached');
  const response = await fetch(`${scope}corpus/manifest.json`, { cache: 'no-store' });
  const manifest = (await response.json()) as ManifestFile;
  // During a deployment, the worker can be published before the manifest. Installation fails, and the browser retries
  // later.
  if (manifest.stamp !== stamp)
    throw new Error('The manifest and this service worker were written by different compiles.');
  const list = precacheList(manifest);
  await (await opened).load(list);
  log('kept', Object.keys(list).length, 'files');
}

async function activate(): Promise<void> {
  if (opened) await (await opened).trim();
  else await caches.delete(cacheName(scope));
  await worker.clients.claim();
  log('active');
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('message', ({ data }) => {
  if ((data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void worker.skipWaiting();
});
if (opened) {
  worker.addEventListener('fetch', (event) => {
    if (isForSite(event.request, scope))
      event.respondWith(opened.then((kept) => answerRequest(event.request, scope, kept, fetchFile)));
  });
}
