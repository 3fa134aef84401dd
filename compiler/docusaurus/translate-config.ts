import { collectNotices, type Notice, type Notices } from './notice.ts';
import type { Markdown } from './markdown-plugins.ts';
import { pick, type Unused } from './pick.ts';
import { plainJson } from './plain-json.ts';
import { namedPlugins, type NamedPlugin } from './plugin-list.ts';
import { pluginKinds, type Translated } from './plugin-kinds.ts';
import { themeSettings } from './translate-theme.ts';
import { inSite } from './translate-content.ts';

type Options = Record<string, unknown>;

/** Settings that have the same name and meaning. */
const same = [
  'title',
  'tagline',
  'favicon',
  'url',
  'baseUrl',
  'baseUrlIssueBanner',
  'trailingSlash',
  'noIndex',
  'titleDelimiter',
  'staticDirectories',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
];

/** What is read apart from those, or says nothing of the published site. */
const readElsewhere = ['i18n', 'markdown', 'themeConfig', 'customFields', 'presets', 'plugins', 'themes'];

const unused: Unused = {
  organizationName: true,
  projectName: true,
  deploymentBranch: true,
  githubHost: true,
  githubPort: true,
  future: true,
  storage: true,
  webpack: true,
  ssrTemplate: ["the HTML around pages is the viewer's", 'put elements into "headTags"'],
  clientModules: ['modules for every page are not loaded yet', 'put what they do into src/theme/Root'],
  scripts: ['scripts of other sites are not loaded yet', 'load them in src/theme/Root'],
  stylesheets: ['style sheets of other sites are not loaded yet', 'write @import into a style sheet of the site'],
  headTags: 'elements of every head are not written yet',
};

/** A Docusaurus site's config in Lectern's words. */
export interface TranslatedConfig {
  /** To be checked like any config. */
  config: Options;
  notices: Notice[];
}

/**
 * Says in Lectern's words what a config of Docusaurus 2 or 3 says.
 *
 * @param given what the config module exports, functions called and promises awaited
 * @param siteDir the site's folder, absolute
 */
export function translateConfig(given: Options, siteDir: string): TranslatedConfig {
  const notices = collectNotices();
  const markdown: Markdown = { math: false, admonitions: [] };
  const translated: Translated = { docs: [], blog: [], pages: [], customCss: [], settings: {} };
  const context = { siteDir, markdown, notices, translated };
  for (const plugin of listed(given, notices)) {
    const translate = Object.hasOwn(pluginKinds, plugin.name) ? pluginKinds[plugin.name] : undefined;
    if (translate) translate(plugin, context);
    else leaveOut(plugin, notices);
  }
  const kept = pick(given, [...same, ...readElsewhere], { unused, key: '', notices });
  const own = Object.fromEntries(Object.entries(kept).filter(([name]) => same.includes(name)));
  const { docs, blog, pages, customCss, settings } = translated;
  return {
    config: {
      ...own,
      ...(own.staticDirectories !== undefined && {
        staticDirectories: (own.staticDirectories as string[]).map((folder) => inSite(folder, context)),
      }),
      ...settings,
      i18n: localeSettings(given.i18n, notices),
      ...markdownSettings(given.markdown, markdown, notices),
      docs,
      blog,
      pages,
      changelog: false,
      themeConfig: { ...themeSettings((given.themeConfig ?? {}) as Options, notices), customCss },
      customFields: plainJson(given.customFields ?? {}, 'customFields', notices) ?? {},
    },
    notices: notices.list,
  };
}

function listed(given: Options, notices: Notices): NamedPlugin[] {
  return (['presets', 'themes', 'plugins'] as const).flatMap((key) => namedPlugins(given[key], key, notices));
}

function leaveOut({ name, key }: NamedPlugin, notices: Notices): void {
  notices.add(
    `${key} (${name})`,
    'left out: Lectern does not know this plugin',
    'see "Using plugins" in the documentation for what takes the place of plugins',
  );
}

function localeSettings(given: unknown, notices: Notices): Options | undefined {
  if (!given) return undefined;
  const { defaultLocale, locales, localeConfigs } = given as Options;
  if (Array.isArray(locales) && locales.length > 1)
    notices.add(
      'i18n.locales',
      `only the pages of "${String(defaultLocale)}" are compiled: translations are not read yet`,
    );
  const configs = Object.entries((localeConfigs ?? {}) as Record<string, Options>).map(([locale, config]) => {
    const known = Object.entries(config).filter(([name]) => localeKeys.has(name));
    return [locale, Object.fromEntries(known)];
  });
  return { defaultLocale, locales, localeConfigs: Object.fromEntries(configs) };
}

const localeKeys = new Set(['label', 'direction', 'htmlLang', 'calendar', 'path']);

const unusedOfMarkdown: Unused = {
  mermaid: true,
  anchors: true,
  parseFrontMatter: ['front matter is read as YAML', 'put what the function does into "preprocessor"'],
  remarkRehypeOptions: 'Markdown is turned into HTML in one way',
};

/** @returns the settings of Markdown, and of faults in it */
function markdownSettings(given: unknown, asked: Markdown, notices: Notices): Options {
  const { hooks, ...options } = (given ?? {}) as {
    hooks?: { onBrokenMarkdownLinks?: unknown; onBrokenMarkdownImages?: unknown };
  };
  const known = ['format', 'emoji', 'preprocessor', 'mdx1Compat'];
  const kept = pick(options, known, { unused: unusedOfMarkdown, key: 'markdown', notices });
  const { onBrokenMarkdownLinks: links } = hooks ?? {};
  if (typeof links === 'function')
    notices.add(
      'markdown.hooks.onBrokenMarkdownLinks',
      'read as "warn": the text of a page is not written by functions',
    );
  const admonitions = asked.admonitions.reduce<{ keywords: string[]; extendDefaults: boolean }>(
    (all, { keywords = [], extendDefaults = true }) => ({
      keywords: [...new Set([...all.keywords, ...keywords])],
      extendDefaults: all.extendDefaults && extendDefaults,
    }),
    { keywords: [], extendDefaults: true },
  );
  return {
    markdown: { ...kept, math: asked.math, npm2yarn: asked.npm2yarn, admonitions },
    ...(links !== undefined && { onBrokenMarkdownLinks: typeof links === 'function' ? 'warn' : links }),
  };
}
