import { readWorkerParams, workerUrl, type WorkerParams } from '../worker/worker-params.ts';
import { setInstalled, wasInstalled } from './strategies.ts';

/**
 * Registers the site's service worker, and follows its updates. A new worker takes control at once, unless both the
 * old and the new worker cache pages. In that case, it waits for the reader's consent.
 *
 * @param onUpdate called with a function that activates the new worker and reloads the page
 * @throws if the browser rejects the worker
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
    if (worker.state === 'installed') whenInstalled(worker);
    else worker.addEventListener('statechange', () => worker.state === 'installed' && whenInstalled(worker));
  }

  function whenInstalled(worker: ServiceWorker): void {
    // Only a worker in offline mode has cached pages. If both workers have, an open page may need files of the old
    // output.
    const containsPages = [worker, registration.active].every(
      (each) => each && readWorkerParams(each.scriptURL).offlineMode,
    );
    if (containsPages) onUpdate(() => refresh(container, worker));
    else takeOver(worker);
  }

  follow(registration.waiting);
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
}

function refresh(container: ServiceWorkerContainer, worker: ServiceWorker): void {
  // Another tab may already have activated the worker.
  if (worker.state !== 'installed') return location.reload();
  container.addEventListener('controllerchange', () => location.reload(), { once: true });
  takeOver(worker);
}

function takeOver(worker: ServiceWorker): void {
  // A worker has the origin of its page, so `postMessage` takes no target origin.
  // eslint-disable-next-line unicorn/require-post-message-target-origin
  worker.postMessage({ type: 'SKIP_WAITING' });
}

/**
 * Unregisters the service worker and reloads the page when the reader installs the site. The new worker can then
 * cache the site. Does the same when the browser offers the installation again, because then the site was
 * uninstalled.
 */
export function followInstallation(container: ServiceWorkerContainer, baseUrl: string): void {
  window.addEventListener('appinstalled', () => {
    setInstalled(true);
    void startAfresh(container, baseUrl);
  });
  window.addEventListener('beforeinstallprompt', () => {
    if (!wasInstalled()) return;
    setInstalled(false);
    void startAfresh(container, baseUrl);
  });
}

async function startAfresh(container: ServiceWorkerContainer, baseUrl: string): Promise<void> {
  const base = new URL(baseUrl, location.href).href;
  // Other sites on the same origin may have their own workers.
  const own = (await container.getRegistrations()).filter(({ scope }) => scope.startsWith(base));
  await Promise.all(own.map((registration) => registration.unregister()));
  location.reload();
}
