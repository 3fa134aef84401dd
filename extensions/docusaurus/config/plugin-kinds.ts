import path from 'node:path';
import { analyticsTags } from './analytics.ts';
import { noticeOf } from '../plugins/made-by-plugins.ts';
import type { HtmlTag } from '../plugins/plugin-api.ts';
import { pick, type Unused } from './pick.ts';
import type { NamedPlugin } from './plugin-list.ts';
import { blogOptions, docsOptions, inSite, pagesOptions, type ContentContext } from './translate-content.ts';

type Options = Record<string, unknown>;

/** The translation of plugins, themes and presets. */
export interface Translated {
  docs: Options[];
  blog: Options[];
  pages: Options[];
  customCss: string[];
  headTags: HtmlTag[];
  /** Top-level settings. */
  settings: Options;
}

interface Context extends ContentContext {
  translated: Translated;
}

type Translate = (plugin: NamedPlugin, context: Context) => void;

/** For a plugin that needs no translation, because its features are built into Lectern or only affect a bundler. */
const nothing: Translate = () => {};

const searched: Translate = (plugin, { notices }) =>
  void notices.list.push(noticeOf(plugin, 'replaced: every site has its own search index'));

/** Translates search plugins whose search page doesn't have the site's title in `<title>`. */
const searchedOnPage: Translate = (plugin, context) => {
  searched(plugin, context);
  context.translated.settings.search = { siteInTitle: false };
};

const analytics: Translate = ({ name, options }, { translated }) =>
  void translated.headTags.push(...analyticsTags[name]!(options));

const keepPictures = keeping('images', { name: true, size: true, sizes: true, id: true });

/** Short name of a Docusaurus plugin, theme or preset → function that translates its options. */
export const pluginKinds: Record<string, Translate> = {
  classic,
  'theme-classic': addStyles,
  'content-docs': (plugin, context) => void context.translated.docs.push(docsOptions(plugin, context)),
  'content-blog': (plugin, context) => void context.translated.blog.push(blogOptions(plugin, context)),
  'content-pages': (plugin, context) => void context.translated.pages.push(pagesOptions(plugin, context)),
  'client-redirects': keeping('redirects'),
  sitemap: keeping('sitemap', {
    createSitemapItems: ['the sitemap contains all pages', 'exclude pages with "ignorePatterns"'],
  }),
  pwa: keeping('pwa', {
    injectManifestConfig: 'Lectern has its own service worker',
    swCustom: 'Lectern has its own service worker',
    swRegister: 'Lectern has its own service worker',
    reloadPopup: true,
  }),
  'ideal-image': (plugin, context) => keepPictures(withinLimits(plugin), context),
  debug: nothing,
  svgr: nothing,
  'css-cascade-layers': nothing,
  faster: nothing,
  rsdoctor: nothing,
  'live-codeblock': nothing,
  mermaid: nothing,
  'search-algolia': nothing,
  'google-gtag': analytics,
  'google-analytics': analytics,
  'google-tag-manager': analytics,
  'vercel-analytics': (plugin, { notices: { list } }) =>
    void list.push(
      noticeOf(
        plugin,
        'left out: Lectern does not load the package with the script of this plugin',
        'load the script in "clientModules"',
      ),
    ),
  '@easyops-cn/docusaurus-search-local': searchedOnPage,
  '@cmfcmf/docusaurus-search-local': searched,
  'docusaurus-lunr-search': searched,
  'docusaurus-plugin-search-local': searchedOnPage,
  'docusaurus-plugin-sass': nothing,
  'docusaurus-plugin-less': nothing,
};

/** Translates the classic preset: its options are the options of several plugins. */
function classic({ options, key }: NamedPlugin, context: Context): void {
  const { theme, ...plugins } = options as { theme?: Options };
  addStyles({ name: 'theme-classic', options: theme ?? {}, key: `${key}.theme` }, context);
  for (const [option, name] of Object.entries(inClassic)) {
    const own = (plugins as Options)[option];
    const isOn = optional.has(option) ? own !== undefined && own !== false : own !== false;
    if (isOn) pluginKinds[name]!({ name, options: (own ?? {}) as Options, key: `${key}.${option}` }, context);
  }
  if ((plugins as Options).sitemap === false) context.translated.settings.sitemap = false;
}

function addStyles({ options }: NamedPlugin, context: Context): void {
  const files = [options.customCss ?? []].flat() as string[];
  // In Docusaurus, a path with a leading slash may also be relative to the site's folder.
  const isElsewhere = (file: string) => path.isAbsolute(file) && inSite(file, context).startsWith('../');
  const named = files.map((file) => (isElsewhere(file) ? file : inSite(file, context)));
  context.translated.customCss.push(...named);
}

/** Setting in `images` → its minimum and maximum. */
const imageLimits = { quality: [1, 100], max: [16, 8192], min: [16, 8192], steps: [1, 12] } as const;

// Limits numbers to Lectern's ranges. Docusaurus accepts any number, for example a huge one for "as wide as
// the image".
function withinLimits({ options, ...plugin }: NamedPlugin): NamedPlugin {
  const limited = Object.entries(imageLimits).flatMap(([name, [least, most]]) =>
    typeof options[name] === 'number' ? [[name, Math.round(Math.min(Math.max(options[name], least), most))]] : [],
  );
  return { ...plugin, options: { ...options, ...Object.fromEntries(limited) } };
}

const inClassic = {
  docs: 'content-docs',
  blog: 'content-blog',
  pages: 'content-pages',
  sitemap: 'sitemap',
  gtag: 'google-gtag',
  googleAnalytics: 'google-analytics',
  googleTagManager: 'google-tag-manager',
};
const optional = new Set(['gtag', 'googleAnalytics', 'googleTagManager']);

/** Returns a translation that copies a plugin's options to a top-level setting of Lectern. */
function keeping(setting: string, unused: Unused = {}): Translate {
  return ({ options, key }, { notices, translated, settings }) => {
    const { id: _, ...own } = options;
    translated.settings[setting] = pick(own, settings.names([setting]), { unused, key, notices });
  };
}
