import type { Page, SiteFile } from '../corpus/index.ts';
import type { ViewerFiles } from './emission.ts';

/** A page as its HTML needs it. */
type ShellPage = Pick<Page, 'title' | 'description' | 'metadata'>;

/**
 * The HTML document that a route is answered with: the head metadata, and what starts the viewer. The body is
 * rendered in the browser.
 *
 * @param pageHref where the page's JSON lies, to be fetched along with the viewer; absent for the not-found page
 */
export function renderShell(page: ShellPage, pageHref: string | undefined, site: SiteFile, viewer: ViewerFiles): string {
  const { baseUrl } = site;
  const locale = site.locales.find(({ name }) => name === site.locale);
  const asset = (name: string) => escapeHtml(`${baseUrl}assets/${name}`);
  const fetched = [`${baseUrl}corpus/site.json`, ...(pageHref === undefined ? [] : [pageHref])];
  const lines = [
    '<!doctype html>',
    `<html lang="${escapeHtml(locale?.htmlLang ?? site.locale)}" dir="${locale?.direction ?? 'ltr'}" data-base-url="${escapeHtml(baseUrl)}"${classes(page)}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<script>${viewer.boot.trim()}</script>`,
    ...viewer.styles.map((name) => `<link rel="stylesheet" href="${asset(name)}">`),
    ...fetched.map((href) => `<link rel="preload" as="fetch" crossorigin href="${escapeHtml(href)}">`),
    ...viewer.preload.map((name) => `<link rel="modulepreload" href="${asset(name)}">`),
    `<script type="module" src="${asset(viewer.script)}"></script>`,
    ...(site.favicon === undefined ? [] : [`<link rel="icon" href="${escapeHtml(site.favicon)}">`]),
    '<meta name="generator" content="Lectern">',
    ...headMetadata(page),
    '</head>',
    '<body>',
    '<div id="root"></div>',
    '<noscript>This page is drawn by a script. Its content is also there as JSON, below corpus/.</noscript>',
    '</body>',
    '</html>',
  ];
  return `${lines.join('\n')}\n`;
}

function headMetadata({ description, metadata }: ShellPage): string[] {
  const { title, canonical, keywords, image, robots, elements = [] } = metadata;
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...meta('name', 'description', description),
    ...meta('name', 'keywords', keywords?.join(',')),
    ...meta('name', 'robots', robots),
    ...(canonical === undefined ? [] : [`<link rel="canonical" href="${escapeHtml(canonical)}">`]),
    ...meta('property', 'og:title', title),
    ...meta('property', 'og:description', description),
    ...meta('property', 'og:url', canonical),
    ...meta('property', 'og:image', image),
    ...meta('name', 'twitter:card', image && 'summary_large_image'),
    ...elements.map(headElement),
  ];
}

function meta(kind: 'name' | 'property', name: string, content: string | undefined): string[] {
  return content ? [`<meta ${kind}="${name}" content="${escapeHtml(content)}">`] : [];
}

const voidElements = new Set(['meta', 'link', 'base']);

function headElement({ tag, attributes, text }: { tag: string; attributes: Record<string, string>; text?: string | undefined }): string {
  const start = `<${tag}${Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join('')}>`;
  return voidElements.has(tag) ? start : `${start}${escapeHtml(text ?? '')}</${tag}>`;
}

function classes({ metadata }: ShellPage): string {
  return metadata.className === undefined ? '' : ` class="${escapeHtml(metadata.className)}"`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
