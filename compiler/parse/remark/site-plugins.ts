import type { Pluggable } from 'unified';

/** When plugins of the site run, in this order; the names are those of the settings. */
export const pluginStages = [
  'beforeDefaultRemarkPlugins',
  'remarkPlugins',
  'beforeDefaultRehypePlugins',
  'rehypePlugins',
] as const;
export type PluginStage = (typeof pluginStages)[number];

/** A plugin of unified's as the config names it. */
export interface SitePlugin {
  /** For messages: its function's name, or where it is in the config. */
  name: string;
  /** `docs[0].remarkPlugins[1]` */
  key: string;
  use: Pluggable;
}

/** The plugins that apply to a document. One object for all documents of an instance, so that they are set up once. */
export type SitePlugins = Record<PluginStage, readonly SitePlugin[]>;

/** What plugins may know of a document beside its text. */
export interface PluginFile {
  /** Absolute. */
  path: string;
  /** The site's folder, absolute. */
  cwd: string;
}
