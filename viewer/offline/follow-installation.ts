import { installedApp } from './installed-app.ts';

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
