import type { Json } from '../../../corpus/index.ts';
import type { Notice } from '../../../compiler/index.ts';
import type { NamedPlugin } from '../config/plugin-list.ts';
import type { HtmlTag } from './plugin-api.ts';
import type { NamesInCode } from './webpack-plugins.ts';

/** The results of running the plugins of a Docusaurus site. */
export interface MadeByPlugins {
  /** Keys of the plugins that have run: `plugins[2]`. */
  ran: Set<string>;
  /** Notices about parts of plugins that are ignored. */
  notices: Notice[];
  headTags: HtmlTag[];
  preBodyTags: HtmlTag[];
  postBodyTags: HtmlTag[];
  /** Modules that run on every page: absolute paths, or modules of packages. */
  clientModules: string[];
  /** Import alias → absolute path of a folder or file. */
  aliases: Record<string, string>;
  /** Names in code; see `NamesInCode`. Modules are absolute paths, or modules of packages. */
  define: NamesInCode['define'];
  provide: NamesInCode['provide'];
  /** Plugin name → instance id → global data. All pages can read the data. */
  globalData: Record<string, Record<string, Json>>;
  routes: PluginRoute[];
  /** Functions that create PostCSS plugins. */
  postcssPlugins: unknown[];
  /** Names of plugins of which at least one page is missing. */
  lacking: Set<string>;
}

/** A page that a plugin adds. */
export interface PluginRoute {
  /** Path below the base URL, without slashes at its ends. */
  path: string;
  /** Import specifier of the component that renders the page. */
  component: string;
  /** Props of the component: lists and objects with import specifiers. Each specifier is replaced by the imported
   * module. */
  modules: unknown;
}

/** @returns a notice about a plugin that is ignored or changed, completely or in part */
export function noticeOf({ key, name }: Pick<NamedPlugin, 'key' | 'name'>, message: string, hint?: string): Notice {
  return { key: `${key} (${name})`, message, hint };
}

/** @returns the empty result, before any plugin has run */
export function nothingMade(): MadeByPlugins {
  return {
    ran: new Set(),
    notices: [],
    headTags: [],
    preBodyTags: [],
    postBodyTags: [],
    clientModules: [],
    aliases: {},
    define: {},
    provide: {},
    globalData: {},
    routes: [],
    postcssPlugins: [],
    lacking: new Set(),
  };
}
