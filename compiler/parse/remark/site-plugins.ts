import type { Pluggable } from 'unified';
import type { Severity } from '../../diagnostics/rule.ts';

/** The config keys for plugins, in the order in which their stages run. */
export const pluginStages = [
  'beforeDefaultRemarkPlugins',
  'remarkPlugins',
  'beforeDefaultRehypePlugins',
  'rehypePlugins',
] as const;
export type PluginStage = (typeof pluginStages)[number];

/**
 * A rule of an extension, for messages of its plugin. The text of a diagnostic is the `reason` of the plugin's
 * `VFileMessage`.
 */
export interface PluginRule {
  severity: Severity;
  hint?: string | undefined;
  url?: string | undefined;
}

/** A remark or rehype plugin from the config. */
export interface SitePlugin {
  /** The plugin's name in messages: its package and export, or else the name of its function, or its config key. */
  name: string;
  /** The config key: `docs[0].remarkPlugins[1]`. */
  key: string;
  use: Pluggable;
  /** For a plugin of an extension: the extension's rules. The plugin reports them by `ruleId`. */
  rules?: Readonly<Record<string, PluginRule>> | undefined;
}

/**
 * The plugins that apply to a document. Documents of the same docs instance or blog share this object, so each plugin
 * is set up once.
 */
export type SitePlugins = Record<PluginStage, readonly SitePlugin[]>;

/** The properties of the `VFile` that plugins get, in addition to the source. */
export interface PluginFile {
  /** Absolute path of the file. */
  path: string;
  /** Absolute path of the site's folder. */
  cwd: string;
}
