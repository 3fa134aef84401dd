import type { ExtensionContext, Json } from '../../compiler/index.ts';

/** A condition for storing the site. Names are the same as in Docusaurus' plugin. */
export type Strategy = 'appInstalled' | 'standalone' | 'queryString' | 'mobile' | 'saveData' | 'always';

/** The options of the extension: `pwa` in the config. */
export interface OfflineOptions {
  /** The conditions for storing the site. One of them is sufficient. */
  offlineModeActivationStrategies: readonly Strategy[];
  /** Elements for the `<head>` of all pages. */
  pwaHead: readonly ({ tagName: string } & Record<string, string>)[];
  manifest?: WebManifest | undefined;
  /** Whether the service worker logs events in the browser's console. */
  debug: boolean;
}

/** The web manifest in the config. */
export interface WebManifest {
  name?: string | undefined;
  theme_color?: string | undefined;
  start_url?: string | undefined;
  icons: readonly { src: string; [key: string]: Json | undefined }[];
}

/** The data of a site on which the files and elements of this extension depend. */
export type OfflineSite = Pick<ExtensionContext<OfflineOptions>, 'options' | 'site'>;
