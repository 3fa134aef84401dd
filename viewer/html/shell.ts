import { headTags, pageMark, type HeadTag } from '../../corpus/head-tags.ts';
import type { Page, SiteFile } from '../../corpus/schema/index.ts';
import { baseUrlBanner, bannerScript } from './base-url-banner.ts';
import { documentMessage, withoutScripts } from './document-messages.ts';
import { escapeHtml } from './escape-html.ts';
import { openLoadHints } from './load-hints.ts';
import { pageData } from './page-data.ts';
import { facesOfPage } from './page-faces.ts';
import type { DrawnHead, StaticPage } from './page-renderer.ts';
import { sheetsInHtml } from './sheets-in-html.ts';
import { sheetNames, type Sheet } from './sheets.ts';
import { structuredData } from './structured-data.ts';
import type { UnscriptedMode, ViewerManifest } from './viewer-manifest.ts';
import { redirectScript } from './redirect-html.ts';
import { hasPartsInView } from './wrapper-parts.ts';

// The fonts of text and interface, but not of code, which not every page has. They are preloaded before the styles
// that use them. Otherwise lines would break again when a font arrives. On fast connections, a script preloads them:
// see `static/later-requests.ts`.
const faces = ['literata-latin-wght-normal-', 'inter-latin-wght-normal-'];

// Browsers paint a document while it loads, and items on the right of the navbar would move as others arrive.
// Browsers with support for this link paint nothing before the start of the main element.
const expectMain = '<link rel="expect" blocking="render" href="#main">';

/**
 * Returns the HTML document of a route: the metadata, the scripts that start the viewer, and the rendered page.
 *
 * @param pageFile the path of the page's JSON relative to `corpus/`, percent-encoded, which is preloaded; absent for
 * the not-found page
 * @param drawn the rendered page; without it, the browser renders the page
 */
export type RenderShell = (page: Page, pageFile: string | undefined, drawn?: StaticPage) => string;

/** The HTML that a site adds to every page, unescaped. */
export interface SiteHtml {
  head: readonly string[];
  bodyStart: readonly string[];
  bodyEnd: readonly string[];
}

export interface ShellOptions {
  /** Addresses of style sheets between the viewer's and the site's own. */
  styles?: readonly string[] | undefined;
  /** Whether the viewer's own fonts are used; by default true. */
  hasReadingFace?: boolean | undefined;
  /** The HTML that the config adds. */
  siteHtml?: SiteHtml | undefined;
  /** Additional elements in the head of every page. */
  head?: readonly HeadTag[] | undefined;
  /** The content security policy of pages, if the host does not set it. */
  policy?: string | undefined;
  /** Whether the script that starts a page is inline; otherwise it is a file that the page waits for. */
  hasInlineScripts?: boolean | undefined;
  /** Whether the home page displays the base URL banner if the viewer's script fails to load. */
  hasBaseUrlBanner?: boolean | undefined;
  /** The address of the corpus, with a trailing slash; by default `corpus/` below the base URL. */
  corpusUrl?: string | undefined;
  /** Returns the URL of a file that the corpus names, if the corpus is elsewhere. */
  fileUrl?: ((address: string) => string) | undefined;
}

const inShell = [
  'title',
  'url',
  'baseUrl',
  'sharedUrl',
  'favicon',
  'locale',
  'defaultLocale',
  'locales',
  'announcement',
  'colorMode',
  'theme',
  'metadata',
  'feeds',
  'search',
  'messages',
] as const;

/** The part of `site.json` that documents contain. */
export type ShellSite = Pick<SiteFile, (typeof inShell)[number]>;

/** @returns the part of `site.json` that the documents contain */
export function shellSite(site: SiteFile): ShellSite {
  return Object.fromEntries(inShell.map((key) => [key, site[key]])) as ShellSite;
}

/** @returns a function that writes the documents of a site; most of a document is the same on every page */
export function openShell(
  site: ShellSite,
  viewer: ViewerManifest,
  {
    head = [],
    styles = [],
    hasReadingFace = true,
    siteHtml = { head: [], bodyStart: [], bodyEnd: [] },
    hasInlineScripts = true,
    hasBaseUrlBanner = false,
    policy,
    corpusUrl,
    fileUrl,
  }: ShellOptions = {},
): RenderShell {
  const { baseUrl, sharedUrl = baseUrl, theme } = site;
  const corpus = corpusUrl ?? `${baseUrl}corpus/`;
  // The viewer applies the style sheets of a corpus elsewhere, because their addresses must be resolved first.
  const ownSheets = (hrefs: readonly string[] = []) => (fileUrl ? [] : hrefs).map((href) => stylesheet(href));
  const places = [
    corpusUrl === undefined ? '' : ` data-corpus-url="${escapeHtml(corpusUrl)}"`,
    sharedUrl === baseUrl ? '' : ` data-shared-url="${escapeHtml(sharedUrl)}"`,
  ];
  const mount = `<div id="root"${places.join('')}>`;
  const locale = site.locales.find(({ name }) => name === site.locale);
  const asset = (name: string) => `${sharedUrl}assets/${name}`;
  const hasOwnColors = styles.length > 0 || Boolean(theme?.styles?.length);
  const html = `<html lang="${escapeHtml(locale?.htmlLang ?? site.locale)}" dir="${locale?.direction ?? 'ltr'}" data-base-url="${escapeHtml(baseUrl)}"${colorMode(site)}${closeable(site)}`;
  const faceHints = (starts: readonly string[], priority = ' fetchpriority="low"') =>
    starts
      .flatMap((start) => viewer.files.find((name) => name.startsWith(start)) ?? [])
      .map((name) => `<link rel="preload" as="font" crossorigin href="${escapeHtml(asset(name))}"${priority}>`)
      .join('');
  const ofAll = hasReadingFace ? faceHints(faces.slice(0, 1), '') + faceHints(faces.slice(1)) : '';
  const facesOf = ({ html, styles }: StaticPage) =>
    ofAll + faceHints(facesOfPage(html, hasReadingFace, styles.includes('math')));
  const start = [
    '<head>',
    '<meta charset="utf-8">',
    ...(policy === undefined ? [] : [`<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`]),
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
  ];
  const files = new Map(sheetNames.map((name) => [name, viewer.files.find((file) => isSheet(file, name))]));
  const sheet = (name: Sheet, media?: string) => {
    const file = files.get(name);
    return file === undefined ? [] : [stylesheet(asset(file), media)];
  };
  // The style sheet for print is not needed before the content has loaded.
  const later = sheet('print', 'print').join('');
  const hasOwnParts = hasPartsInView(theme?.slots);
  const sheetsOf = ({ code = [] }: Page, drawn: StaticPage) => {
    const isDrawnByCode = hasOwnParts || code.some(({ href }) => href !== undefined);
    const used = new Set([...drawn.styles, ...(isDrawnByCode ? sheetsInHtml(drawn.html) : [])]);
    return sheetNames.filter((name) => used.has(name)).flatMap((name) => sheet(name));
  };
  const ofEveryPage = [
    hasInlineScripts
      ? `<script>${bootScript(viewer.boot)}</script>`
      : `<script src="${escapeHtml(asset(viewer.parts.boot![0]!))}"></script>`,
    ...viewer.styles.map(asset).map((href) => stylesheet(href)),
  ];
  const ofSite = [
    ...styles.map((href) => stylesheet(href)),
    ...ownSheets(theme?.styles),
    `<noscript>${stylesheet(asset(viewer.unscripted[hasOwnColors ? 'light' : usualMode(site)]))}</noscript>`,
  ];
  const hintsOf = openLoadHints(site, viewer, { corpus, asset, fileUrl: fileUrl ?? String });
  const body = `<body data-without-scripts="${documentMessage('lectern.scriptsMissing', site)}">`;
  const own = [...siteTags(site), ...head, ...searchTags(site)];
  const tags = [...(hasOwnColors ? [] : themeColors(site, own, siteHtml.head)), ...own].map(headTag);
  return (given, pageFile, drawn) => {
    const page = drawn?.head ? withHead(given, drawn.head) : given;
    const { code = [] } = page;
    const lines = [
      '<!doctype html>',
      `${html}${classes(page)}>`,
      ...start,
      `<template>${drawn ? facesOf(drawn) + hintsOf(page, pageFile, drawn).join('') : ofAll}${later}</template>`,
      ...ofEveryPage,
      ...(drawn ? sheetsOf(page, drawn) : []),
      ...ofSite,
      ...code.flatMap(({ styles }) => ownSheets(styles)),
      ...(drawn?.html.includes(' id="main"') ? [expectMain] : []),
      ...(drawn ? [] : hintsOf(page, pageFile, drawn)),
      ...tags,
      ...siteHtml.head,
      `<title>${escapeHtml(page.metadata.title)}</title>`,
      ...headTags(page, site).map(({ tag, attributes }) =>
        headTag({ tag, attributes: { ...attributes, [pageMark]: '' } }),
      ),
      ...structured(page, site),
      '</head>',
      body,
      ...siteHtml.bodyStart,
      ...(drawn
        ? [
            // Next to the sidebar, which contains the same text: compression looks back only 32 kB.
            `<script type="application/json" id="page-data">${pageData(pageFile, drawn)}</script>`,
            `${mount}${drawn.html}</div>`,
          ]
        : [`${mount}</div>`]),
      ...(hasBaseUrlBanner && page.path === baseUrl ? baseUrlBanner(site) : []),
      ...(drawn ? [] : [`<noscript>${withoutScripts(page, site)}</noscript>`]),
      ...siteHtml.bodyEnd,
      '</body>',
      '</html>',
    ];
    return `${lines.join('\n')}\n`;
  };
}

/** @returns a page with the head entries that its code sets */
function withHead(page: Page, { title, description }: DrawnHead): Page {
  return {
    ...page,
    ...(description !== undefined && { description }),
    ...(title !== undefined && { metadata: { ...page.metadata, title } }),
  };
}

// The viewer keeps the element in the head as long as the page with this path is shown.
function structured(page: Page, site: ShellSite): string[] {
  const json = structuredData(page, site);
  return json === undefined
    ? []
    : [`<script type="application/ld+json" ${pageMark}="${escapeHtml(page.path)}">${json}</script>`];
}

function isSheet(file: string, name: Sheet): boolean {
  return file.startsWith(`${name}-`) && file.endsWith('.css');
}

function stylesheet(href: string, media?: string): string {
  return `<link rel="stylesheet" href="${escapeHtml(href)}"${media === undefined ? '' : ` media="${media}"`}>`;
}

/** The elements that the head of every page has. */
function siteTags({ favicon, feeds = [] }: ShellSite): HeadTag[] {
  return [
    ...(favicon === undefined ? [] : [{ tag: 'link', attributes: { rel: 'icon', href: favicon } }]),
    { tag: 'meta', attributes: { name: 'generator', content: 'Lectern' } },
    ...feeds.map(({ type, title, href }) => ({ tag: 'link', attributes: { rel: 'alternate', type, title, href } })),
  ];
}

/**
 * The page background in each mode. Browsers use it for their own interface around the page: see `styles/tokens.css`.
 */
const paper = { light: '#fdfcf9', dark: '#191714' };

// Without a script nothing sets the mode. A site with a fixed mode keeps its default.
function usualMode({ colorMode: { respectSystem, default: usual } }: ShellSite): UnscriptedMode {
  return respectSystem ? 'system' : usual;
}

/** Returns no elements for a site that sets `theme-color` itself. */
function themeColors({ metadata = [], colorMode }: ShellSite, own: readonly HeadTag[], raw: readonly string[]) {
  const isNamed =
    [...metadata, ...own.map(({ attributes }) => attributes)].some(({ name }) => name === 'theme-color') ||
    raw.some((html) => html.includes('theme-color'));
  if (isNamed) return [];
  const tag = (content: string, more = {}) => ({ tag: 'meta', attributes: { name: 'theme-color', content, ...more } });
  if (!colorMode.respectSystem) return [tag(paper[colorMode.default])];
  return (['light', 'dark'] as const).map((mode) => tag(paper[mode], { media: `(prefers-color-scheme: ${mode})` }));
}

/** The preconnect hint for the hosted search of the site. */
function searchTags({ search }: ShellSite): HeadTag[] {
  if (search?.kind !== 'hosted') return [];
  const href = `https://${search.appId.toLowerCase()}-dsn.algolia.net`;
  return [{ tag: 'link', attributes: { rel: 'preconnect', href, crossorigin: 'anonymous' } }];
}

/** All elements of a head except its title are void. */
function headTag({ tag, attributes }: HeadTag): string {
  let written = `<${tag}`;
  for (const name in attributes) written += ` ${name}="${escapeHtml(attributes[name]!)}"`;
  return `${written}>`;
}

/** The id of the closeable announcement, for the script that runs before the first paint. */
function closeable({ announcement }: ShellSite): string {
  return announcement?.isCloseable ? ` data-announcement="${escapeHtml(announcement.id)}"` : '';
}

// The colour modes, for the script in the head that runs before the first paint.
function colorMode({ colorMode: { default: usual, respectSystem } }: ShellSite): string {
  const mode = respectSystem ? `${usual} system` : usual;
  return mode === 'light system' ? '' : ` data-color-mode="${mode}"`;
}

function classes({ metadata }: Page): string {
  return metadata.className === undefined ? '' : ` class="${escapeHtml(metadata.className)}"`;
}

/**
 * @param hasBoot whether the script that starts a page is inline
 * @returns the inline scripts of pages; they are the same in every site, so that a policy can contain their hashes
 */
export function inlineScripts({ boot }: Pick<ViewerManifest, 'boot'>, hasBoot = true): string[] {
  return [...(hasBoot ? [bootScript(boot)] : []), redirectScript, bannerScript];
}

/** The script of the head, as it is inlined. */
function bootScript(boot: string): string {
  return boot.trim();
}
