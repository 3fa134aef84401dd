import { createHash } from 'node:crypto';
import type { ViewerManifest } from '../../viewer/html/viewer-manifest.ts';
import type { CodeTable } from '../code/code-table.ts';
import type { Config } from '../config/config.ts';
import type { Texts } from '../config/translations.ts';
import { messages as usual } from '../../corpus/messages.ts';
import { compareText } from '../diagnostics/diagnostic.ts';
import type { DocsVersionSummary, SiteFile } from '../../corpus/schema/index.ts';
import type { DocsVersion, Site } from '../site/site.ts';
import { joinPath, withoutTrailingSlash, servedPath } from '../../corpus/url/pathname.ts';
import { isExternal } from '../../corpus/url/policy.ts';
import { fixedPart, rewritePath } from '../../corpus/url/rewrite.ts';
import { version } from '../version.ts';
import { siteFeeds } from './feeds/blog-feeds.ts';
import { listLocales } from '../config/locales.ts';
import { pick, unlessEmpty } from '../values/objects.ts';
import { asFile, type Content } from './corpus-file.ts';
import type { EmitInput } from './emit-input.ts';
import { toJson } from './json.ts';
import { viewerExtensions } from './theme/viewer-extensions.ts';
import { siteSearch } from './search/site-search.ts';

/** @returns the UI strings that differ from the viewer's defaults, sorted by id */
function ownLabels(messages: Texts = {}): Record<string, string> | undefined {
  const own = Object.entries(messages).filter(([id, text]) => text !== usual[id]);
  return unlessEmpty(Object.fromEntries(own.sort(([a], [b]) => compareText(a, b))));
}

/** Builds `site.json`. */
export function siteFile(input: EmitInput): SiteFile {
  const { site, sharedUrl, siteVersion, code, theme, messages, suggestionIn, startIn, viewer, production } = input;
  const { config } = site;
  const extensions = viewerExtensions(input);
  const { colorMode, docs } = config.themeConfig;
  const { currentLocale, defaultLocale, only, suggestLanguage } = config.i18n;
  const mayFallBack = currentLocale !== defaultLocale && currentLocale !== only;
  const suggestion = (locale: string) => {
    if (!suggestLanguage || locale === currentLocale) return undefined;
    return suggestionIn?.(locale) ?? usual['lectern.languageSuggestion'];
  };
  const file: Content<SiteFile> = {
    title: config.title,
    tagline: config.tagline,
    url: config.url,
    baseUrl: config.baseUrl,
    trailingSlash: config.trailingSlash,
    titleDelimiter: config.titleDelimiter,
    generator: { name: 'lectern', version },
    version: siteVersion,
    favicon: config.favicon && (isExternal(config.favicon) ? config.favicon : joinPath(config.baseUrl, config.favicon)),
    locale: currentLocale,
    defaultLocale: currentLocale === defaultLocale ? undefined : defaultLocale,
    locales: listLocales(config).map((locale) => ({
      ...locale,
      start: startIn?.(locale.name),
      suggestion: suggestion(locale.name),
    })),
    untranslatedNotice: mayFallBack && config.i18n.untranslatedNotice ? true : undefined,
    sharedUrl: sharedUrl === config.baseUrl ? undefined : sharedUrl,
    home: site.places.has(config.baseUrl) ? config.baseUrl : undefined,
    colorMode: {
      default: colorMode.defaultMode,
      disableSwitch: colorMode.disableSwitch,
      respectSystem: colorMode.respectPrefersColorScheme,
    },
    announcement: site.announcement,
    navbar: site.navbar,
    footer: site.footer,
    docs,
    theme: unlessEmpty({
      ...(theme && themeOf(theme, code.modules)),
      ...(extensions.length > 0 && { extensions }),
    }),
    messages: ownLabels(messages),
    mermaid: mermaidOf(config),
    liveCode: config.themeConfig.liveCodeBlock.playgroundPosition === 'top' ? { position: 'top' } : undefined,
    reading: readingOf(config),
    metadata: unlessEmpty(config.themeConfig.metadata),
    customFields: unlessEmpty(config.customFields),
    globalData: unlessEmpty(config.globalData),
    feeds: siteFeeds(site),
    ...Object.assign({}, ...input.extensions.map(({ features }) => features)),
    search: siteSearch(site),
    rewrites: site.rewrites.length === 0 ? undefined : rewritesOf(site),
    instances: [
      ...site.docs.map(({ id, path, versions, archived }) => ({
        kind: 'docs' as const,
        id,
        path: servedPath(config, path),
        versions: versions.map((version) => versionSummary(version, config)),
        archived: unlessEmpty(archived.map((version) => pick(version, 'name', 'label', 'url'))),
      })),
      ...site.blogs.map(({ kind, id, path, title }) => ({ kind, id, path, title })),
    ],
  };
  // `generation` is absent in development, because the dev server itself notifies open pages of changes.
  return asFile('site', production ? { ...file, generation: generationOf(file, viewer) } : file, config);
}

/**
 * Returns a hash of `site.json` and the viewer. Open pages compare it with later responses. If the hash differs, the
 * running viewer might not be able to read the page files.
 */
function generationOf(file: Content<SiteFile>, viewer: ViewerManifest): string {
  return createHash('sha256')
    .update(toJson([file, viewer]))
    .digest('hex')
    .slice(0, 8);
}

/** Returns the addresses of the theme's modules and style sheets. Modules that failed to bundle are left out. */
function themeOf(
  { slots, styles, clientModules }: NonNullable<EmitInput['theme']>,
  modules: CodeTable['modules'],
): SiteFile['theme'] {
  const hrefs = Object.entries(slots).flatMap(([slot, path]) => {
    const module = modules.get(path);
    return module?.href !== undefined && module.exports.includes('default') ? [[slot, module.href] as const] : [];
  });
  // The site's own style sheets come last, so that they override the others.
  const sheets = new Set(
    [...clientModules, ...Object.values(slots), ...styles].flatMap((path) => modules.get(path)?.styles ?? []),
  );
  // A style sheet in `clientModules` is loaded by a `<link>` element, and has no script to run.
  const run = clientModules.flatMap((path) => {
    const module = modules.get(path);
    return module?.href !== undefined && module.exports.length > 0 ? [module.href] : [];
  });
  return unlessEmpty({
    ...(sheets.size > 0 && { styles: [...sheets] }),
    ...(hrefs.length > 0 && { slots: Object.fromEntries(hrefs) }),
    ...(run.length > 0 && { modules: run }),
  });
}

/**
 * Sets `coversNoPage` on rewrites that match no page of the site. The viewer applies such a rewrite without looking
 * for a page first.
 */
function rewritesOf({ rewrites, routes, redirects }: Site): SiteFile['rewrites'] {
  const own = [...routes.map(({ path }) => path), ...redirects.flatMap(({ from, hasPage }) => (hasPage ? [from] : []))];
  return rewrites.map((rewrite) => {
    const start = withoutTrailingSlash(fixedPart(rewrite.from));
    const coversPage = own.some((path) => {
      // The prefix test is fast, and excludes most of the paths of a large site.
      const rewritten = path.startsWith(start) ? rewritePath(path, [rewrite]) : undefined;
      return rewritten !== undefined && withoutTrailingSlash(rewritten) !== withoutTrailingSlash(path);
    });
    return coversPage ? rewrite : { ...rewrite, coversNoPage: true };
  });
}

/** Returns the settings for diagrams that differ from the viewer's defaults. */
function mermaidOf({ themeConfig: { mermaid } }: Config): SiteFile['mermaid'] {
  const { theme, options } = mermaid;
  return theme.light === 'default' && theme.dark === 'dark' && Object.keys(options).length === 0 ? undefined : mermaid;
}

/** Returns the settings for readers that differ from the viewer's defaults. */
function readingOf({
  title,
  agents,
  onFeedback,
  themeConfig: { readingTools, readerSettings, linkPreviews, readingProgress, agentTools },
}: Config): SiteFile['reading'] {
  return unlessEmpty({
    ...(!readingTools && { tools: false as const }),
    ...(!readerSettings && { settings: false as const }),
    ...(!linkPreviews && { linkPreviews: false as const }),
    ...(readingProgress && { progress: true as const }),
    ...(!agentTools && { agentTools: false as const }),
    ...(onFeedback !== undefined && { feedback: onFeedback }),
    ...(agents && agents.openIn.length > 0 && { openIn: agents.openIn }),
    ...(agents && agents.server !== undefined && { mcp: { name: title, url: agents.server } }),
  });
}

/** Returns the data about a version that the viewer needs before it loads the version's files. */
export function versionSummary(version: DocsVersion, config: Config): DocsVersionSummary {
  return {
    ...pick(version, 'name', 'label'),
    path: servedPath(config, version.path),
    ...pick(version, 'isLast', 'state', 'banner', 'badge', 'className'),
    mainDoc: pick(version.mainDoc, 'id', 'path'),
  };
}
