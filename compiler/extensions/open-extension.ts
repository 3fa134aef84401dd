import type { Json } from '../../corpus/schema/json.ts';
import type { Extension } from './extension.ts';

/** An extension of a site, with its options. */
export interface OpenExtension {
  name: string;
  /** Its key in the config: `extensions[0]`. */
  key: string;
  hooks: Extension<unknown>;
  /** The validated and frozen options. */
  options: unknown;
  markdown?: MarkdownPlugins | undefined;
  /** Hash that changes with its code and its options. */
  version: string;
  /** Absolute path of the site's folder. */
  siteDir: string;
  /** The file name of the config. */
  configFile: string;
}

/** The Markdown plugins of an extension. */
export interface MarkdownPlugins {
  remark?: PluginFunction | undefined;
  rehype?: PluginFunction | undefined;
  options: Json | undefined;
  /** Hash that changes with the code of the module and its imports. */
  fingerprint: string;
}

export type PluginFunction = (...options: never[]) => unknown;
