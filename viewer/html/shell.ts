import { headTags, pageMark, type HeadTag } from '../../corpus/head-tags.ts';
import type { Page, SiteFile } from '../../corpus/schema/index.ts';
import { encodePath } from '../../corpus/url/pathname.ts';
import { baseUrlBanner, bannerScript } from './base-url-banner.ts';
import { documentMessage, withoutScripts } from './document-messages.ts';
import { escapeHtml } from './escape-html.ts';
import { openLoadHints } from './load-hints.ts';
import { pageData } from './page-data.ts';
import { facesOfPage } from './page-faces.ts';
import type { RenderedHead, StaticPage } from './page-renderer.ts';
import { sheetsInHtml } from './sheets-in-html.ts';
import { sheetNames, type Sheet } from './sheets.ts';
import { structuredData } from './structured-data.ts';
import type { UnscriptedMode, ViewerManifest } from './viewer-manifest.ts';
import { redirectScript } from './redirect-html.ts';
import { hasPartsInView } from './wrapper-parts.ts';

// The fonts for text and for the user interface are preloaded, because a late font changes the line breaks. The font
// for code is not preloaded, because many pages contain no code. On slow connections, no font is preloaded: see
// `static/later-requests.ts`.
const faces = ['literata-latin-wght-normal-', 'inter-latin-wght-normal-'];

// In browsers that support it, this link delays the first paint until the main element begins. Otherwise, the browser
// could paint an incomplete navbar, whose items then move.
const expectMain = '<link rel="expect" blocking="render" href="#main">';

/**
 * Returns the HTML document of a page: its metadata, the scripts that start the viewer, and the rendered page.
 *
 * @param pageFile the path of the page's JSON relative to `corpus/`, percent-encoded. It is preloaded. Absent for the
 * not-found page
 * @param rendered the rendered page; absent if the browser renders the page
 */
export type RenderShell = (page: Page, pageFile: string | undefined, rendered?: StaticPage) => string;

/** The HTML that a site adds to every page, unescaped. */
export interface SiteHtml {
  head: readonly string[];
  bodyStart: readonly string[];
  bodyEnd: readonly string[];
}

export interface ShellOptions {
  /** Addresses of style sheets that are linked after the viewer's style sheet and before the site's. */
  styles?: readonly string[] | undefined;
  /** Whether the site uses the viewer's own fonts; by default true. */
  hasReadingFace?: boolean | undefined;
  /** HTML that the site's config adds. */
  siteHtml?: SiteHtml | undefined;
  /** The path of the list of pages for agents. */
  index?: string | undefined;
  /** Elements to add to the head of every page. */
  head?: readonly HeadTag[] | undefined;
  /** The content security policy as a `<meta>` element. Absent if the host sets it. */
  policy?: string | undefined;
  /** Whether the boot script is inline; otherwise it is a file that blocks rendering. Default: true. */
  hasInlineScripts?: boolean | undefined;
  /**
   * Whether the home page contains the base URL banner. The banner is displayed if the viewer's script fails to load.
   */
  hasBaseUrlBanner?: boolean | undefined;
  /** The address of the corpus, with a trailing slash; by default `corpus/` below the base URL. */
  corpusUrl?: string | undefined;
  /** Converts the address of a file to a URL. Set if the corpus is elsewhere. */
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

export type ShellSite = Pick<SiteFile, (typeof inShell)[number]>;

/** Selects the fields of `site.json` that HTML documents depend on */
export function shellSite(site: SiteFile): ShellSite {
  return Object.fromEntries(inShell.map((key) => [key, site[key]])) as ShellSite;
}

/** @returns a function that returns the HTML document of a page. Strings that are equal in all pages are created once */
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
    index,
    policy,
    corpusUrl,
    fileUrl,
  }: ShellOptions = {},
): RenderShell {
  const { baseUrl, sharedUrl = baseUrl, theme } = site;
  const corpus = corpusUrl ?? `${baseUrl}corpus/`;
  // If the corpus is on another host or in another folder, the document links none of its style sheets. The viewer
  // applies them itself, because it must resolve the addresses in them.
  const ownSheets = (hrefs: readonly string[] = []) => (fileUrl ? [] : hrefs).map((href) => stylesheet(href));
  const places = [
    corpusUrl === undefined ? '' : ` data-corpus-url="${escapeHtml(corpusUrl)}"`,
    sharedUrl === baseUrl ? '' : ` data-shared-url="${escapeHtml(sharedUrl)}"`,
  ];
  const mount = `<div id="lectern"${places.join('')}>`;
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
  // The print style sheet is in a template, so that a script loads it after the content.
  const later = sheet('print', 'print').join('');
  const hasOwnParts = hasPartsInView(theme?.slots);
  const sheetsOf = ({ code = [] }: Page, rendered: StaticPage) => {
    const isRenderedByCode = hasOwnParts || code.some(({ href }) => href !== undefined);
    const used = new Set([...rendered.styles, ...(isRenderedByCode ? sheetsInHtml(rendered.html) : [])]);
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
  return (given, pageFile, rendered) => {
    const page = rendered?.head ? withHead(given, rendered.head) : given;
    const { code = [] } = page;
    const lines = [
      '<!doctype html>',
      `${html}${classes(page)}>`,
      ...start,
      `<template>${rendered ? facesOf(rendered) + hintsOf(page, pageFile, rendered).join('') : ofAll}${later}</template>`,
      ...ofEveryPage,
      ...(rendered ? sheetsOf(page, rendered) : []),
      ...ofSite,
      ...code.flatMap(({ styles }) => ownSheets(styles)),
      ...(rendered?.html.includes(' id="main"') ? [expectMain] : []),
      ...(rendered ? [] : hintsOf(page, pageFile, rendered)),
      ...tags,
      ...siteHtml.head,
      `<title>${escapeHtml(page.metadata.title)}</title>`,
      ...headTags(page, site).map(({ tag, attributes }) =>
        headTag({ tag, attributes: { ...attributes, [pageMark]: '' } }),
      ),
      ...structured(page, site),
      '</head>',
      body,
      ...(index === undefined ? [] : [directive(page, index)]),
      ...siteHtml.bodyStart,
      ...(rendered
        ? [
            // The JSON is next to the sidebar, because both contain the same strings. Compression finds repeated
            // strings only within 32 kB.
            `<script type="application/json" id="page-data">${pageData(pageFile, rendered)}</script>`,
            `${mount}${rendered.html}</div>`,
          ]
        : [`${mount}</div>`]),
      ...(hasBaseUrlBanner && page.path === baseUrl ? baseUrlBanner(site) : []),
      ...(rendered ? [] : [`<noscript>${withoutScripts(page, site)}</noscript>`]),
      ...siteHtml.bodyEnd,
      '</body>',
      '</html>',
      '',
    ];
    return lines.join('\n');
  };
}

/**
 * Returns a hidden line for programs that read the HTML. It links to the list of pages, and to the page as Markdown.
 */
function directive(page: Page, index: string): string {
  const file = 'markdown' in page ? page.markdown : undefined;
  const own = file === undefined ? '' : `, <a href="${escapeHtml(encodePath(file))}">this page as Markdown</a>`;
  return `<p hidden>For AI agents: <a href="${escapeHtml(encodePath(index))}">all pages</a>${own}</p>`;
}

/** @returns the page with the title and the description that its code sets */
function withHead(page: Page, { title, description }: RenderedHead): Page {
  return {
    ...page,
    ...(description !== undefined && { description }),
    ...(title !== undefined && { metadata: { ...page.metadata, title } }),
  };
}

// The attribute contains the page's path, so that the viewer keeps the element as long as this page is open.
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

function siteTags({ favicon, feeds = [] }: ShellSite): HeadTag[] {
  return [
    ...(favicon === undefined ? [] : [{ tag: 'link', attributes: { rel: 'icon', href: favicon } }]),
    { tag: 'meta', attributes: { name: 'generator', content: 'Lectern' } },
    ...feeds.map(({ type, title, href }) => ({ tag: 'link', attributes: { rel: 'alternate', type, title, href } })),
  ];
}

/**
 * The page background in each colour mode. Browsers apply it to their own user interface. It must match
 * `styles/tokens.css`.
 */
const paper = { light: '#fdfcf9', dark: '#191714' };

// Returns the colour mode for readers without scripts. It follows the system, unless the site forbids that.
function usualMode({ colorMode: { respectSystem, default: usual } }: ShellSite): UnscriptedMode {
  return respectSystem ? 'system' : usual;
}

/** Returns the `theme-color` elements, or none if the site sets its own. */
function themeColors({ metadata = [], colorMode }: ShellSite, own: readonly HeadTag[], raw: readonly string[]) {
  const isNamed =
    [...metadata, ...own.map(({ attributes }) => attributes)].some(({ name }) => name === 'theme-color') ||
    raw.some((html) => html.includes('theme-color'));
  if (isNamed) return [];
  const tag = (content: string, more = {}) => ({ tag: 'meta', attributes: { name: 'theme-color', content, ...more } });
  if (!colorMode.respectSystem) return [tag(paper[colorMode.default])];
  return (['light', 'dark'] as const).map((mode) => tag(paper[mode], { media: `(prefers-color-scheme: ${mode})` }));
}

/** Returns the preconnect hint for the site's search service. */
function searchTags({ search }: ShellSite): HeadTag[] {
  if (search?.kind !== 'hosted') return [];
  const href = `https://${search.appId.toLowerCase()}-dsn.algolia.net`;
  return [{ tag: 'link', attributes: { rel: 'preconnect', href, crossorigin: 'anonymous' } }];
}

/**
 * Returns the HTML of an element in the head. It has no end tag, because all such elements except the title are void.
 */
function headTag({ tag, attributes }: HeadTag): string {
  let written = `<${tag}`;
  for (const name in attributes) written += ` ${name}="${escapeHtml(attributes[name]!)}"`;
  return tag === 'script' ? `${written}></script>` : `${written}>`;
}

/**
 * Returns an attribute with the id of the announcement for the boot script; empty if readers can't close the
 * announcement.
 */
function closeable({ announcement }: ShellSite): string {
  return announcement?.isCloseable ? ` data-announcement="${escapeHtml(announcement.id)}"` : '';
}

// Returns the attribute with the site's colour modes. The boot script reads it.
function colorMode({ colorMode: { default: usual, respectSystem } }: ShellSite): string {
  const mode = respectSystem ? `${usual} system` : usual;
  return mode === 'light system' ? '' : ` data-color-mode="${mode}"`;
}

function classes({ metadata }: Page): string {
  return metadata.className === undefined ? '' : ` class="${escapeHtml(metadata.className)}"`;
}

/**
 * @param hasBoot whether the boot script is inline
 * @returns the inline scripts of pages. They are the same in every site, so that a policy can allow them by their
 * hashes
 */
export function inlineScripts({ boot }: Pick<ViewerManifest, 'boot'>, hasBoot = true): string[] {
  return [...(hasBoot ? [bootScript(boot)] : []), redirectScript, bannerScript];
}

/** Returns the boot script as it is inlined. */
function bootScript(boot: string): string {
  return boot.trim();
}
