import type { Strategy } from '../options.ts';

export type { Strategy } from '../options.ts';

/** The key in the browser's storage. Docusaurus uses the same key, so the value survives a migration. */
const storageKey = 'docusaurus.pwa.event.appInstalled.fired';

/** Whether the reader has installed the site. */
export function wasInstalled(): boolean {
  try {
    return window.localStorage.getItem(storageKey) === 'true';
  } catch {
    // The browser blocks access to the storage.
    return false;
  }
}

/** Stores whether the reader has installed the site. */
export function setInstalled(isInstalled: boolean): void {
  try {
    if (isInstalled) window.localStorage.setItem(storageKey, 'true');
    else window.localStorage.removeItem(storageKey);
  } catch (error) {
    console.warn('The browser cannot store that the site is installed.', error);
  }
}

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
    if (wasInstalled()) return true;
    const apps = await (navigator as Device).getInstalledRelatedApps?.().catch(() => []);
    return apps?.some(({ platform }) => platform === 'webapp') ?? false;
  },
};

/** @returns whether one of the strategies that the site lists enables offline reading now */
export async function isOfflineMode(strategies: readonly Strategy[]): Promise<boolean> {
  return (await Promise.all(strategies.map((strategy) => isActive[strategy]()))).some(Boolean);
}
