import type { SiteFile } from '../../corpus/schema/index.ts';
import { readWorkerParams, workerUrl, type WorkerParams } from './worker-params.ts';
import { createStored } from '../state/stored.ts';
import { useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { Icon } from '../icons/icon.tsx';
import { createRoot, type Root } from 'react-dom/client';
import { offlineMessages } from '../../corpus/messages/pages.ts';
import { createTranslator } from '../messages/translator.ts';

/** Registers the site's service worker, if the browser supports it. The page works without it. */
export function startOffline({ pwa, baseUrl, sharedUrl = baseUrl }: SiteFile): void {
  // One worker serves all languages, so it is registered for the path that they share.
  if (pwa) onceLoaded(() => void start(pwa, sharedUrl));
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

/**
 * Registers the site's service worker, and follows its updates. A new version takes control at once, unless open pages
 * come from the previous version's cache. Then it waits for the reader's consent.
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
    // Only a worker in offline mode has cached pages. Cached pages could belong to an older output than the new files.
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
 * Restarts the service worker when the reader installs the site, so that the site is then available offline. Also
 * restarts it when the browser offers the installation again, because then the site was uninstalled.
 */
export function followInstallation(container: ServiceWorkerContainer, baseUrl: string): void {
  window.addEventListener('appinstalled', () => {
    installedApp.set('true');
    void startAfresh(container, baseUrl);
  });
  window.addEventListener('beforeinstallprompt', () => {
    if (installedApp.get() === undefined) return;
    installedApp.set(undefined);
    void startAfresh(container, baseUrl);
  });
}

async function startAfresh(container: ServiceWorkerContainer, baseUrl: string): Promise<void> {
  const base = new URL(baseUrl, location.href).href;
  // Leaves the workers of other sites on the same origin alone.
  const own = (await container.getRegistrations()).filter(({ scope }) => scope.startsWith(base));
  await Promise.all(own.map((registration) => registration.unregister()));
  location.reload();
}

/**
 * Whether the reader has installed the site. The key is the same as in Docusaurus, so that the value survives a
 * migration.
 */
export const installedApp = createStored<'true'>('docusaurus.pwa.event.appInstalled.fired', (text) =>
  text === 'true' ? text : undefined,
);

type Strategy = NonNullable<SiteFile['pwa']>['strategies'][number];

interface Device {
  connection?: { saveData?: boolean };
  getInstalledRelatedApps?: () => Promise<{ platform: string }[]>;
}

/** Devices with screens up to this width count as mobile. */
const mobile = '(max-width: 996px)';

const isActive: Record<Strategy, () => boolean | Promise<boolean>> = {
  always: () => true,
  mobile: () => matchMedia(mobile).matches,
  saveData: () => (navigator as Device).connection?.saveData === true,
  standalone: () => matchMedia('(display-mode: standalone)').matches,
  queryString: () => new URLSearchParams(location.search).get('offlineMode') === 'true',
  appInstalled: async () => {
    if (installedApp.get() === 'true') return true;
    const apps = await (navigator as Device).getInstalledRelatedApps?.().catch(() => []);
    return apps?.some(({ platform }) => platform === 'webapp') ?? false;
  },
};

/** @returns whether one of the strategies that the site lists enables offline reading now */
export async function isOfflineMode(strategies: readonly Strategy[]): Promise<boolean> {
  return (await Promise.all(strategies.map((strategy) => isActive[strategy]()))).some(Boolean);
}

/** Calls a function when the document has fully loaded, so that it does not compete with the page. */
export function onceLoaded(call: () => void): void {
  if (document.readyState === 'complete') call();
  else window.addEventListener('load', call, { once: true });
}

interface UpdatePopupProps {
  onRefresh: () => void;
  onClose: () => void;
}

/**
 * Informs the reader of a newer version of the site. It does not take the focus, because the reader did not request it.
 */
export function UpdatePopup({ onRefresh, onClose }: UpdatePopupProps) {
  const before = useRef<HTMLElement>(undefined);
  const close = () => {
    onClose();
    before.current?.focus();
  };
  const noteFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
  const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && close();
  return (
    <div className="update-popup" role="alert" onFocus={noteFocus} onKeyDown={closeOnEscape}>
      <p>{offlineMessage('theme.PwaReloadPopup.info')}</p>
      <button type="button" className="button" onClick={onRefresh}>
        {offlineMessage('theme.PwaReloadPopup.refreshButtonText')}
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={offlineMessage('theme.PwaReloadPopup.closeButtonAriaLabel')}
        onClick={close}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

let shown: { root: Root; place: HTMLElement } | undefined;

/** Renders the popup at the end of the document, outside of the page. It replaces an earlier popup. */
export function showUpdatePopup(onRefresh: () => void): void {
  if (!shown) {
    const place = document.body.appendChild(document.createElement('div'));
    shown = { place, root: createRoot(place) };
  }
  shown.root.render(<UpdatePopup onRefresh={onRefresh} onClose={hide} />);
}

function hide(): void {
  shown?.root.unmount();
  shown?.place.remove();
  shown = undefined;
}

export const { message: offlineMessage } = createTranslator(offlineMessages);
