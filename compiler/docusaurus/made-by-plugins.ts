import type { Json } from '../../corpus/schema/json.ts';
import type { HtmlTag } from '../config/html-tags.ts';
import type { Notice } from './notice.ts';
import type { NamedPlugin } from './plugin-list.ts';
import type { NamesInCode } from './webpack-plugins.ts';

/** What the plugins of a Docusaurus site that were run came to. */
export interface MadeByPlugins {
  /** Where those that were run are in the config: `plugins[2]`. */
  ran: Set<string>;
  /** What of them is left out. */
  notices: Notice[];
  headTags: HtmlTag[];
  preBodyTags: HtmlTag[];
  postBodyTags: HtmlTag[];
  /** Absolute, or modules of packages. */
  clientModules: string[];
  /** Name → folder or file, absolute. */
  aliases: Record<string, string>;
  /** Names in code: see `NamesInCode`. Modules are absolute, or of packages. */
  define: NamesInCode['define'];
  provide: NamesInCode['provide'];
  /** Name of the plugin → id of its instance → its global data, which every page can read. */
  globalData: Record<string, Record<string, Json>>;
  routes: PluginRoute[];
  /** Functions that make plugins of PostCSS. */
  postcssPlugins: unknown[];
  /** Plugins of which all or some pages are left out, as the site's config names them. */
  lacking: Set<string>;
}

/** A page that a plugin adds. */
export interface PluginRoute {
  /** Below the base URL, without slashes at its ends. */
  path: string;
  /** As an import of it reads. */
  component: string;
  /** Properties of the component that are modules to be imported: text, or lists and objects of such. */
  modules: unknown;
}

/** @returns what is said of a plugin, or of a part of it, that is carried over differently or left out */
export function noticeOf({ key, name }: Pick<NamedPlugin, 'key' | 'name'>, message: string, hint?: string): Notice {
  return { key: `${key} (${name})`, message, hint };
}

/** @returns what there is before any plugin has run */
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
