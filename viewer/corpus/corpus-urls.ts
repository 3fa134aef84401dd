// Resolves addresses of files if the corpus is on another origin or in another folder than the pages.
//
// A corpus contains the paths of its files below the base URL: `/docs/img/a.png`. This module converts such paths to
// URLs. Links to pages are unchanged, because pages are routes of the viewer.
import { isExternal } from '../../corpus/url/policy.ts';
import { isObject, type Shape } from './shape.ts';

/** Converts the address of a file in the corpus to a URL for the browser. */
export type FileUrl = (address: string) => string;

/**
 * Keys whose values are always addresses of files, in properties of elements, in props of components, and in
 * `site.json`.
 */
const fileKeys = new Set([
  'src', 'srcDark', 'poster', 'image', 'img', 'light', 'dark', 'backgroundImage', 'background', 'data', 'longDesc',
  'action', 'formAction', 'favicon', 'feedback',
]); // prettier-ignore
const fileLists = new Set(['srcSet', 'imageSrcSet']);
/** Keys whose values are addresses of pages or of files. */
const linkKeys = new Set(['href', 'to', 'xLinkHref', 'xlinkHref']);
/** Elements that display a file by `href` or `xlinkHref`. */
const showsFile = new Set(['image', 'use', 'feImage']);
/**
 * The `rel` of a `<link>` that loads a file. A `<link>` with a different `rel`, such as `canonical`, refers to a
 * page.
 */
const loadsFile = /\b(?:icon|apple-touch-icon|manifest|modulepreload|prefetch|preload|stylesheet)\b/;

/**
 * Returns a function that converts addresses of files to URLs. The compiler writes files next to `corpus/`. So a file
 * has the same path relative to the base URL as relative to the folder around `corpus/`:
 *
 *     base URL /docs/fr/, corpus https://cdn.example/x/fr/corpus/
 *     /docs/fr/img/a.png    →  https://cdn.example/x/fr/img/a.png
 *     /docs/assets/b.js     →  https://cdn.example/x/assets/b.js
 *     https://a.example/b   →  https://a.example/b
 *
 * @param corpusUrl absolute, or a path on the origin of the page
 */
export function openFileUrl(baseUrl: string, corpusUrl: string): FileUrl {
  const folder = new URL('..', new URL(corpusUrl, 'http://page'));
  const isOnPageOrigin = corpusUrl.startsWith('/') && !corpusUrl.startsWith('//');
  return (address) => {
    if (!address.startsWith('/') || address.startsWith('//')) return address;
    const url = new URL(`./${relativePath(baseUrl, address)}`, folder);
    // A path with two slashes at its start, `//evil.dev/a.js`, would become the URL of another host in the next line.
    url.pathname = url.pathname.replace(/^\/+/, '/');
    return isOnPageOrigin ? url.href.slice(url.origin.length) : url.href;
  };
}

/** `relativePath('/docs/fr/', '/docs/assets/b.js')` → `../assets/b.js` */
function relativePath(folder: string, path: string): string {
  if (path.startsWith(folder)) return path.slice(folder.length);
  return `../${relativePath(folder.replace(/[^/]+\/$/, ''), path)}`;
}

/**
 * Resolves the addresses of files in a JSON file of the corpus. The modules of a page (`code`) are unchanged, because
 * the code loader must check their addresses first.
 *
 * @param file is changed in place
 */
export function resolveFiles<T>(file: T, baseUrl: string, url: FileUrl): T {
  const pending: unknown[] = [file];
  while (pending.length > 0) {
    const next = pending.pop();
    if (Array.isArray(next)) pending.push(...(next as unknown[]).filter((each) => typeof each === 'object'));
    if (!isObject(next)) continue;
    const isElement = next.type === 'element' && isObject(next.properties);
    if (isElement) resolveProps(next.properties as Shape, baseUrl, url, String(next.tagName));
    else resolveProps(next, baseUrl, url);
    if (next.type === 'component' && isObject(next.code)) next.props = resolveAssets(next.props, baseUrl, url);
    for (const [key, child] of Object.entries(next)) {
      const isDone = isElement ? key === 'properties' : key === 'code' && Array.isArray(child);
      if (typeof child === 'object' && !isDone) pending.push(child);
    }
  }
  return file;
}

/**
 * Resolves the addresses of files in the properties of an element, or in another JSON object.
 *
 * @param props is changed in place
 * @param tagName empty if `props` does not belong to an element
 */
export function resolveProps(props: Shape, baseUrl: string, url: FileUrl, tagName = ''): void {
  const isFile = isFileLink(props, baseUrl, tagName);
  for (const [name, value] of Object.entries(props)) {
    if (name === 'style') props.style = resolveStyle(value, url);
    else if (fileLists.has(name)) props[name] = resolveList(value, url);
    else if (typeof value !== 'string') continue;
    else if (fileKeys.has(name) || (linkKeys.has(name) && isFile(value)))
      props[name] = value.includes('url(') ? resolveStyle(value, url) : url(value);
  }
}

/**
 * Returns whether an href is the address of a file, not of a page. The compiler sets `target` on links to files:
 * `_self` or `_blank`. Authors can also set `_blank` on links to pages.
 */
function isFileLink(props: Shape, baseUrl: string, tagName: string): (href: string) => boolean {
  const { target, download, rel, type } = isObject(props.attributes) ? { ...props, ...props.attributes } : props;
  const isFile =
    showsFile.has(tagName) ||
    target === '_self' ||
    // The type is a MIME type: `application/rss+xml`.
    (typeof type === 'string' && type.includes('/')) ||
    (download !== undefined && download !== false) ||
    (target === undefined && loadsFile.test(String(rel)));
  return (href) => isFile || isAsset(href, baseUrl) || (target === '_blank' && looksLikeFile(href));
}

/** Whether a path is in the folder `assets/` of this language, or of all languages: `/docs/assets/a.pdf`. */
function isAsset(address: string, baseUrl: string): boolean {
  const at = address.indexOf('/assets/');
  return at !== -1 && baseUrl.startsWith(address.slice(0, at + 1));
}

/** Whether a path ends with the extension of a file: `/a.pdf`, but not `/a.html` or `/2.0`. */
export function looksLikeFile(address: string): boolean {
  const name = /^[^?#]*/.exec(address)![0];
  return /\.[a-z][a-z\d]*$/i.test(name) && !/\.html?$/i.test(name);
}

function resolveList(list: unknown, url: FileUrl): unknown {
  if (Array.isArray(list)) return list.map((each) => resolveList(each, url));
  if (typeof list !== 'string') return list;
  return list.replace(/(^|,\s*)(\S+)/g, (_, before: string, address: string) => before + url(address));
}

/** @param style CSS, or a style object of React */
function resolveStyle(style: unknown, url: FileUrl): unknown {
  if (typeof style === 'string') return resolveUrlsInCss(style, url);
  if (!isObject(style)) return style;
  return Object.fromEntries(Object.entries(style).map(([name, value]) => [name, resolveStyle(value, url)]));
}

/** `background: url(/docs/img/a.png)` → `background: url(https://cdn.example/docs/img/a.png)` */
export function resolveUrlsInCss(css: string, url: FileUrl): string {
  return css.replace(
    /(\burl\(\s*)(["']?)([^"')]+)\2/gi,
    (_, before: string, quote: string, address: string) => before + quote + url(address.trim()) + quote,
  );
}

/**
 * Resolves addresses in the props of a site's components. Any prop may contain an address, so only paths in `assets/`
 * count as files.
 */
function resolveAssets(value: unknown, baseUrl: string, url: FileUrl): unknown {
  if (typeof value === 'string') return !isExternal(value) && isAsset(value, baseUrl) ? url(value) : value;
  if (Array.isArray(value)) return value.map((each) => resolveAssets(each, baseUrl, url));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, resolveAssets(child, baseUrl, url)]));
}
