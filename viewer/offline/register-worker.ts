import { readWorkerParams, workerUrl, type WorkerParams } from './worker-params.ts';

/**
 * Registers the site's service worker, and follows those that come after it. One that may not take over unasked, as
 * the pages that are open come from the one before it, is handed on; all others take over at once.
 *
 * @param onUpdate is given what lets the new worker take over and then reloads the page
 * @throws when the browser refuses the worker
 */
export async function registerWorker(
  baseUrl: string,
  params: WorkerParams,
  onUpdate: (refresh: () => void) => void,
): Promise<void> {
  const { serviceWorker: container } = navigator;
  const registration = await container.register(workerUrl(baseUrl, params), { scope: baseUrl });
  const followed = new WeakSet<ServiceWorker>();

  function follow(worker: ServiceWorker | null): void {
    if (!worker || followed.has(worker)) return;
    followed.add(worker);
    if (worker.state === 'installed') settle(worker);
    else worker.addEventListener('statechange', () => worker.state === 'installed' && settle(worker));
  }

  function settle(worker: ServiceWorker): void {
    // Without offline mode the one before holds no page that the new one could be out of step with.
    const holdsPages = [worker, registration.active].every(
      (each) => each && readWorkerParams(each.scriptURL).offlineMode,
    );
    if (holdsPages) onUpdate(() => refresh(container, worker));
    else takeOver(worker);
  }

  follow(registration.waiting);
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
}

function refresh(container: ServiceWorkerContainer, worker: ServiceWorker): void {
  // Another tab may have let it take over already.
  if (worker.state !== 'installed') return location.reload();
  container.addEventListener('controllerchange', () => location.reload(), { once: true });
  takeOver(worker);
}

function takeOver(worker: ServiceWorker): void {
  // A worker has no other origin than its page's, and takes none.
  // eslint-disable-next-line unicorn/require-post-message-target-origin
  worker.postMessage({ type: 'SKIP_WAITING' });
}
