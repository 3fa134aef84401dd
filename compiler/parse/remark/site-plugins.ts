import type { Pluggable } from 'unified';

/** The stages of the site's plugins, in order, by the names of the config keys. */
export const pluginStages = [
  'beforeDefaultRemarkPlugins',
  'remarkPlugins',
  'beforeDefaultRehypePlugins',
  'rehypePlugins',
] as const;
export type PluginStage = (typeof pluginStages)[number];

/** A unified plugin in the config. */
export interface SitePlugin {
  /** For messages: the name of its function, or its config key. */
  name: string;
  /** `docs[0].remarkPlugins[1]` */
  key: string;
  use: Pluggable;
}

/** The plugins that apply to a document. All documents of an instance share one object, so plugins are set up once. */
export type SitePlugins = Record<PluginStage, readonly SitePlugin[]>;

/** The file data that plugins get in addition to the source. */
export interface PluginFile {
  /** Absolute. */
  path: string;
  /** The site's folder, absolute. */
  cwd: string;
}
