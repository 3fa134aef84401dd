import type { Json } from '../../corpus/schema/json.ts';
import type { Extension } from './extension.ts';
import type { HeadElement, SiteFeatures } from './hooks/file-hooks.ts';

/** An extension of a site, with its options. */
export interface OpenExtension {
  name: string;
  /** The extension's key in the config: `extensions[0]`. */
  key: string;
  hooks: Extension<unknown>;
  /** The validated and frozen options. */
  options: unknown;
  markdown?: MarkdownPlugins | undefined;
  /** Elements for the head of all pages. */
  head: readonly HeadElement[];
  /** Fields that the extension adds to `site.json`. */
  features: SiteFeatures;
  /** Paths of the files that the extension may write. */
  paths: readonly string[];
  /** Functions that return the text content of the extension's components. */
  texts?: ComponentTexts | undefined;
  /** Hash of the extension's code and options. */
  version: string;
  /** Absolute path of the site's folder. */
  siteDir: string;
  /** The file name of the config. */
  configFile: string;
  /**
   * Whether the extension is part of Lectern's package. The rules of such an extension are in Lectern's catalogue and
   * have no prefix.
   */
  isBuiltIn?: boolean | undefined;
}

/** The Markdown plugins of an extension. */
export interface MarkdownPlugins {
  remark?: PluginFunction | undefined;
  rehype?: PluginFunction | undefined;
  options: Json | undefined;
  /** The plugins run only on documents that contain at least one of these strings. Default: all documents. */
  when?: readonly string[] | undefined;
  /** Hash of the module's code and its imports. */
  fingerprint: string;
}

export type PluginFunction = (...options: never[]) => unknown;

/** The functions that return the text content of an extension's components. */
export interface ComponentTexts {
  /** A rehype plugin that computes the text content of components. */
  plugin: PluginFunction;
  /** The start tags of the components: `<Chart`. The plugin runs only on documents that contain one of them. */
  when: readonly string[];
  /** Hash of the code of the modules and their imports. */
  fingerprint: string;
}
