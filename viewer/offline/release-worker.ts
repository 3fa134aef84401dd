// The `sw.js` of a site without offline reading. It replaces a worker that browsers may have from an earlier output, or
// from another tool at the same address. It removes the caches, and unregisters itself.
import { isCacheOf } from './cache-of.ts';

/** The members of the worker's global scope that the DOM types lack. */
interface WorkerScope {
  registration: ServiceWorkerRegistration;
  skipWaiting: () => Promise<void>;
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: { waitUntil: (work: Promise<unknown>) => void }) => void,
  ): void;
}

const worker = self as unknown as WorkerScope;

async function release(): Promise<void> {
  const { scope } = worker.registration;
  const names = (await caches.keys()).filter((name) => isCacheOf(scope, name));
  await Promise.all(names.map((name) => caches.delete(name)));
  await worker.registration.unregister();
}

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(release()));
