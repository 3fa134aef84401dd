import type { SiteFile } from '../../corpus/schema/index.ts';
import { installedApp } from './installed-app.ts';

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
