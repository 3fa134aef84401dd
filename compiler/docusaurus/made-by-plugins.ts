import type { Json } from '../../corpus/schema/json.ts';
import type { HtmlTag } from '../config/html-tags.ts';
import type { Notice } from './notice.ts';
import type { NamedPlugin } from './plugin-list.ts';
import type { NamesInCode } from './webpack-plugins.ts';

/** The results of running the plugins of a Docusaurus site. */
export interface MadeByPlugins {
  /** The positions of the plugins that ran in the config: `plugins[2]`. */
  ran: Set<string>;
  /** Notices about parts of plugins that are left out. */
  notices: Notice[];
  headTags: HtmlTag[];
  preBodyTags: HtmlTag[];
  postBodyTags: HtmlTag[];
  /** Absolute paths, or modules of packages. */
  clientModules: string[];
  /** Name → folder or file, absolute. */
  aliases: Record<string, string>;
  /** Names in code: see `NamesInCode`. Modules are absolute paths, or from packages. */
  define: NamesInCode['define'];
  provide: NamesInCode['provide'];
  /** Name of the plugin → id of its instance → its global data, which every page can read. */
  globalData: Record<string, Record<string, Json>>;
  routes: PluginRoute[];
  /** Functions that create PostCSS plugins. */
  postcssPlugins: unknown[];
  /** Plugins that lack some or all of their pages, by their name in the config. */
  lacking: Set<string>;
}

/** A page that a plugin adds. */
export interface PluginRoute {
  /** The path below the base URL, without slashes at its ends. */
  path: string;
  /** The specifier of the component. */
  component: string;
  /** Properties of the component that are imported modules: a specifier, or lists and objects of specifiers. */
  modules: unknown;
}

/** @returns a notice about a plugin, or a part of it, that is carried over differently or left out */
export function noticeOf({ key, name }: Pick<NamedPlugin, 'key' | 'name'>, message: string, hint?: string): Notice {
  return { key: `${key} (${name})`, message, hint };
}

/** @returns the results before any plugin has run */
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
