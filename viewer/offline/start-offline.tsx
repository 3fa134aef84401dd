import type { SiteFile } from '../../corpus/schema/index.ts';
import { readWorkerParams, workerUrl, type WorkerParams } from './worker-params.ts';
import { createStored } from '../state/stored.ts';
import { useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { Icon } from '../icons/icon.tsx';
import { createRoot, type Root } from 'react-dom/client';
import { offlineMessages } from '../../corpus/messages/pages.ts';
import { createTranslator } from '../messages/translator.ts';

/** Gives the reader the site's service worker, where the browser has such a thing. Failing that, the page is none the worse. */
export function startOffline({ pwa, baseUrl, sharedUrl = baseUrl }: SiteFile): void {
  // One worker for all languages.
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
    if (worker.state === 'installed') whenInstalled(worker);
    else worker.addEventListener('statechange', () => worker.state === 'installed' && whenInstalled(worker));
  }

  function whenInstalled(worker: ServiceWorker): void {
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

/**
 * Starts afresh when the reader installs the site, so that it is kept for reading offline from then on; and when the
 * browser offers an installed site for installation again, which means that it was removed.
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
  // Other sites of the same origin keep theirs.
  const own = (await container.getRegistrations()).filter(({ scope }) => scope.startsWith(base));
  await Promise.all(own.map((registration) => registration.unregister()));
  location.reload();
}

/** Whether the reader has installed the site. The key is that of Docusaurus, so that a site may move and stay installed. */
export const installedApp = createStored<'true'>('docusaurus.pwa.event.appInstalled.fired', (text) =>
  text === 'true' ? text : undefined,
);

type Strategy = NonNullable<SiteFile['pwa']>['strategies'][number];

interface Device {
  connection?: { saveData?: boolean };
  getInstalledRelatedApps?: () => Promise<{ platform: string }[]>;
}

/** Up to this width a screen counts as that of a mobile device. */
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

/** @returns whether one of the site's strategies wants the site kept for reading offline */
export async function isOfflineMode(strategies: readonly Strategy[]): Promise<boolean> {
  return (await Promise.all(strategies.map((strategy) => isActive[strategy]()))).some(Boolean);
}

/** Calls back when the document has loaded with all that belongs to it: what can wait should not compete with that. */
export function onceLoaded(call: () => void): void {
  if (document.readyState === 'complete') call();
  else window.addEventListener('load', call, { once: true });
}

interface UpdatePopupProps {
  onRefresh: () => void;
  onClose: () => void;
}

/** Tells that there is a newer version of the site. It comes unasked, so it takes no focus until the reader goes there. */
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

/** Shows the popup at the end of the document, beside whatever the page draws. A later version takes its place. */
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
