import path from 'node:path';
import type { Notice, SettingNames } from '../../../compiler/index.ts';
import { noticeOf, nothingMade, type MadeByPlugins } from '../plugins/made-by-plugins.ts';
import { collectNotices, type Notices } from './notice.ts';
import type { Markdown } from './markdown-plugins.ts';
import { pick, type Unused } from './pick.ts';
import { plainJson } from './plain-json.ts';
import { namedPlugins, type NamedPlugin } from './plugin-list.ts';
import { pluginKinds, type Translated } from './plugin-kinds.ts';
import { themeSettings } from './translate-theme.ts';
import { inSite, type ContentContext } from './translate-content.ts';

type Options = Record<string, unknown>;

/** Settings with the same name and meaning in Docusaurus and Lectern. */
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
  'scripts',
  'stylesheets',
];

/** Settings that other code translates, or that don't affect the published site. */
const readElsewhere = [
  'headTags',
  'clientModules',
  'i18n',
  'markdown',
  'themeConfig',
  'customFields',
  'presets',
  'plugins',
  'themes',
];

const unused: Unused = {
  organizationName: true,
  projectName: true,
  deploymentBranch: true,
  githubHost: true,
  githubPort: true,
  future: true,
  storage: true,
  webpack: true,
  ssrTemplate: ['the viewer generates the HTML around pages', 'put elements into "headTags"'],
};

/** All Docusaurus settings that the translation handles or deliberately ignores. */
export const docusaurusSettings: readonly string[] = [...same, ...readElsewhere, ...Object.keys(unused)];

/** A Docusaurus config, translated to a Lectern config. */
export interface TranslatedConfig {
  /** The Lectern config. It is not validated yet. */
  config: Options;
  notices: Notice[];
}

/**
 * Translates a config of Docusaurus 2 or 3 to a Lectern config.
 *
 * @param given the export of the config module; functions were called, and promises awaited
 * @param siteDir absolute path of the site's folder
 * @param settingNames the settings of Lectern
 * @param made the results of running the plugins without a built-in translation
 * @param listed presets, themes and plugins of the site, including those inside presets
 */
export function translateConfig(
  given: Options,
  siteDir: string,
  settingNames: SettingNames,
  made: MadeByPlugins = nothingMade(),
  listed: readonly NamedPlugin[] = listedPlugins(given),
): TranslatedConfig {
  const notices = collectNotices();
  const markdown: Markdown = { math: false, admonitions: [] };
  const translated: Translated = { docs: [], blog: [], pages: [], customCss: [], headTags: [], settings: {} };
  const context = { siteDir, markdown, notices, translated, settings: settingNames };
  for (const plugin of listed) {
    const translate = isKnown(plugin) ? pluginKinds[plugin.name] : undefined;
    if (translate) translate(plugin, context);
    else if (!made.ran.has(plugin.key)) leaveOut(plugin, notices);
  }
  notices.list.push(...made.notices);
  const kept = pick(given, [...same, ...readElsewhere], { unused, key: '', notices });
  const own = Object.fromEntries(Object.entries(kept).filter(([name]) => same.includes(name)));
  const { docs, blog, pages, customCss, headTags, settings } = translated;
  const { lectern, customFields } = ownSettings(given.customFields, notices);
  return {
    config: {
      ...own,
      ...(Array.isArray(own.staticDirectories) && {
        staticDirectories: own.staticDirectories.map((folder: unknown) =>
          typeof folder === 'string' ? inSite(folder, context) : folder,
        ),
      }),
      headTags: after([...headTags, ...made.headTags], given.headTags),
      preBodyTags: made.preBodyTags,
      postBodyTags: made.postBodyTags,
      aliases: Object.fromEntries(Object.entries(made.aliases).map(([name, to]) => [name, inSite(to, context)])),
      define: made.define,
      provide: Object.fromEntries(
        Object.entries(made.provide).map(([name, [module, ...of]]) => [
          name,
          [path.isAbsolute(module) ? inSite(module, context).replace(/^(?!\.)/, './') : module, ...of],
        ]),
      ),
      postcssPlugins: made.postcssPlugins,
      globalData: plainJson(made.globalData, 'globalData', notices),
      clientModules: after(made.clientModules, onlyText(given.clientModules)),
      ...settings,
      ...linksToLacking(given, made, notices),
      i18n: localeSettings(given.i18n),
      ...markdownSettings(given.markdown, context),
      docs,
      blog,
      pages,
      changelog: false,
      // Docusaurus sets no policy, so code from other hosts, such as comments and chats, must still work.
      // `http:` also means https. It is needed for pages on http (`lectern serve`), which load scripts
      // without a scheme over http.
      csp: { scripts: ['http:'] },
      themeConfig: {
        ...themeSettings((given.themeConfig ?? {}) as Options, notices, settingNames),
        customCss,
        infima: true,
      },
      customFields: plainJson(customFields, 'customFields', notices) ?? {},
      ...lectern,
    },
    notices: notices.list,
  };
}

/** Appends a list of the config to a list that plugins made. A value that is not a list is returned alone, so that
 * the schema check reports it. */
function after(made: readonly unknown[], given: unknown): unknown {
  return Array.isArray(given) ? [...made, ...(given as unknown[])] : (given ?? [...made]);
}

/** Returns Lectern's settings from `customFields.lectern`. They are there because Docusaurus rejects unknown
 * top-level keys. */
function ownSettings(customFields: unknown, notices: Notices): { lectern: Options; customFields: Options } {
  const { lectern, ...others } = (customFields ?? {}) as Options;
  if (lectern === undefined) return { lectern: {}, customFields: others };
  const settings = pick(lectern as Options, ['extensions', 'agents'], {
    unused: {},
    key: 'customFields.lectern',
    notices,
  });
  return { lectern: settings, customFields: others };
}

function onlyText(given: unknown): unknown {
  return Array.isArray(given) ? given.filter((each) => typeof each === 'string') : given;
}

/**
 * Downgrades errors about broken links to warnings if pages of ignored plugins are missing. Links to such pages look
 * broken, because their paths are unknown.
 */
function linksToLacking({ onBrokenLinks = 'throw' }: Options, { lacking }: MadeByPlugins, notices: Notices): Options {
  if (lacking.size === 0 || onBrokenLinks !== 'throw') return {};
  const names = [...lacking].join(', ');
  notices.add('onBrokenLinks', `read as "warn": links can lead to pages of ignored plugins, ${names}`);
  return { onBrokenLinks: 'warn' };
}

/** @returns the presets, themes and plugins of a config, in this order */
export function listedPlugins(given: Options): NamedPlugin[] {
  return (['presets', 'themes', 'plugins'] as const).flatMap((key) => namedPlugins(given[key], key));
}

/** Whether `pluginKinds` has a translation for a plugin. Lectern runs no such plugin: the feature is built in, or
 * deliberately ignored. */
export function isKnown({ name, module }: NamedPlugin): boolean {
  return typeof module === 'string' && Object.hasOwn(pluginKinds, name);
}

function leaveOut(plugin: NamedPlugin, { list }: Notices): void {
  const hint = 'read "Using plugins" in the documentation: it lists replacements for plugins';
  list.push(noticeOf(plugin, 'left out: Lectern does not support this plugin', hint));
}

function localeSettings(i18n: unknown): Options | undefined {
  if (!i18n) return undefined;
  const { defaultLocale, locales, localeConfigs, path } = i18n as Options;
  // Sites often keep `localeConfigs` of languages that aren't in `locales`. Ignore them.
  const isListed = (locale: string) => !Array.isArray(locales) || locales.includes(locale);
  const given = Object.entries((localeConfigs ?? {}) as Record<string, Options | null>);
  const configs = given
    .filter(([locale]) => isListed(locale))
    .map(([locale, config]) => {
      const known = Object.entries(config ?? {}).filter(([name]) => localeKeys.has(name));
      return [locale, Object.fromEntries(known)];
    });
  return { defaultLocale, locales, localeConfigs: Object.fromEntries(configs), ...(path !== undefined && { path }) };
}

const localeKeys = new Set(['label', 'direction', 'htmlLang', 'calendar', 'path', 'url', 'baseUrl', 'translate']);

const unusedOfMarkdown: Unused = {
  mermaid: true,
  remarkRehypeOptions: 'the conversion of Markdown to HTML has no options',
};

/** Rule → severity, for rules that are errors in Lectern, but warnings in Docusaurus, or not reported there. */
const warnings = {
  'unknown-admonition': 'warn',
  'empty-link': 'warn',
  'blog-date': 'warn',
  'date-beyond-month': 'warn',
  'text-too-long': 'warn',
  'symlink-outside': 'warn',
};

/** @returns the settings for Markdown, and severities of errors in Markdown */
function markdownSettings(given: unknown, { siteDir, markdown: features, notices }: ContentContext): Options {
  const { hooks, ...options } = (given ?? {}) as {
    hooks?: { onBrokenMarkdownLinks?: unknown; onBrokenMarkdownImages?: unknown };
  };
  const known = ['format', 'emoji', 'anchors', 'preprocessor', 'parseFrontMatter', 'mdx1Compat'];
  const kept = pick(options, known, { unused: unusedOfMarkdown, key: 'markdown', notices });
  const { onBrokenMarkdownLinks: links, onBrokenMarkdownImages: images } = hooks ?? {};
  const hook = (name: string, reason: string) => notices.add(`markdown.hooks.${name}`, `replaced by "warn": ${reason}`);
  if (typeof links === 'function') hook('onBrokenMarkdownLinks', 'in Lectern, a function cannot replace links');
  if (typeof images === 'function')
    hook('onBrokenMarkdownImages', 'in Lectern, a function cannot replace image addresses');
  const admonitions = {
    keywords: [...new Set(features.admonitions.flatMap(({ keywords = [] }) => keywords))],
    extendDefaults: features.admonitions.every(({ extendDefaults = true }) => extendDefaults),
  };
  if (typeof kept.preprocessor === 'function')
    kept.preprocessor = withWholePath(kept.preprocessor as Preprocessor, siteDir);
  return {
    markdown: { ...kept, descriptions: 'line', math: features.math, npm2yarn: features.npm2yarn, admonitions },
    ...(links !== undefined && { onBrokenMarkdownLinks: levelOf(links) }),
    rules: { ...warnings, ...(images !== undefined && { 'missing-image': levelOf(images) }) },
  };
}

type Preprocessor = (call: { filePath: string }) => unknown;

/** Wraps a Docusaurus preprocessor. Lectern calls preprocessors with relative paths, but Docusaurus with absolute
 * paths. */
function withWholePath(preprocess: Preprocessor, siteDir: string): Preprocessor {
  return (call) => preprocess({ ...call, filePath: path.resolve(siteDir, call.filePath) });
}

/** @returns the severity for a setting such as `onBrokenMarkdownLinks`. In Docusaurus, it can be a function that
 * repairs the link; Lectern then warns */
function levelOf(hook: unknown): unknown {
  return typeof hook === 'function' ? 'warn' : hook;
}
