import type { Json } from '../../corpus/schema/json.ts';
import type { Extension } from './extension.ts';
import type { HeadElement, SiteFeatures } from './hooks/file-hooks.ts';

/** An extension of a site, with its options. */
export interface OpenExtension {
  name: string;
  /** Its key in the config: `extensions[0]`. */
  key: string;
  hooks: Extension<unknown>;
  /** The validated and frozen options. */
  options: unknown;
  markdown?: MarkdownPlugins | undefined;
  /** Elements for the head of all pages. */
  head: readonly HeadElement[];
  /** Fields of `site.json`. */
  features: SiteFeatures;
  /** Paths of files that it may write. */
  paths: readonly string[];
  /** The text content of its components. */
  texts?: ComponentTexts | undefined;
  /** Hash that changes with its code and its options. */
  version: string;
  /** Absolute path of the site's folder. */
  siteDir: string;
  /** The file name of the config. */
  configFile: string;
  /** Whether it is part of this package. It reports rules of Lectern's catalogue, without a prefix. */
  isBuiltIn?: boolean | undefined;
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

/** The text content of an extension's components. */
export interface ComponentTexts {
  /** A rehype plugin that computes the text content of components. */
  plugin: PluginFunction;
  /** Hash that changes with the code of the modules and their imports. */
  fingerprint: string;
}
