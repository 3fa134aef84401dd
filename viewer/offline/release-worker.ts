// Written to sw.js by a site without offline reading. Browsers may have a worker at this address from an earlier output
// or from another tool. They look here for a newer one, and this worker removes it.
import { isCacheOf, type WorkerScope } from './worker-params.ts';

const worker = self as unknown as WorkerScope;

async function release(): Promise<void> {
  const { scope } = worker.registration;
  const names = (await caches.keys()).filter((name) => isCacheOf(scope, name));
  await Promise.all(names.map((name) => caches.delete(name)));
  await worker.registration.unregister();
}

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(release()));
