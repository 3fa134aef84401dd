// Written to sw.js by a site that is not kept for reading offline: browsers that were given a worker at this address
// before, by an earlier output or by another tool, look here for a newer one, and are freed of it.
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
