import { joinPath } from './pathname.ts';

const safeSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:', 'ftp:', 'irc:', 'xmpp:', 'pathname:']);
const dataImage = /^data:image\/(png|gif|jpe?g|webp|avif|svg\+xml|x-icon)[;,]/;

/**
 * Whether a URL is allowed in a page. Schemes that run code or embed documents (`javascript:`, `data:`, `vbscript:`,
 * `blob:` …) are forbidden. Browsers ignore tabs, line breaks and leading control characters in a scheme. Therefore
 * this function also ignores them.
 *
 * @param url with decoded entities
 * @param kind images may also be `data:image/…`
 */
export function isSafeUrl(url: string, kind: 'link' | 'image' = 'link'): boolean {
  const bare = asBrowsersRead(url);
  // Docusaurus' prefix `pathname://` marks a link to the host. The rest is checked like any URL.
  const prefixed = /^pathname:\/\/(?!\/)(.*)/.exec(bare);
  if (prefixed) return isSafeUrl(prefixed[1]!, kind);
  const scheme = /^([a-z][a-z0-9+.-]*:)/.exec(bare)?.[1];
  if (!scheme) return !/^[^/?#]*&(colon|#0*58|#x0*3a)/.test(bare);
  if (kind === 'image' && dataImage.test(bare)) return true;
  return safeSchemes.has(scheme);
}

/** Whether a string would run code, or embed a document, if a page used it as an address. */
export function runsAsUrl(text: string): boolean {
  if (!/[:;]/.test(text)) return false;
  const bare = asBrowsersRead(text).replace(/^(?:pathname:\/\/)+/, '');
  if (/^data:[a-z]*(?:\/[\w.+-]+)?[;,]/.test(bare)) return !dataImage.test(bare);
  return /^(?:javascript|vbscript|livescript)(?::|&(?:colon|#0*58|#x0*3a))/.test(bare);
}

function asBrowsersRead(url: string): string {
  // oxlint-disable-next-line no-control-regex
  return url.replace(/[\u0000-\u0020\u007f-\u00a0]+/g, '').toLowerCase();
}

/** Whether a URL leads to another site, because it has a scheme or a host. */
export function isExternal(url: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(url);
}

/**
 * Converts the path of a file in a setting to an href. Settings can contain `img/icon.png`, `/img/icon.png` or a URL.
 *
 * @param path relative to the output folder, with or without the base URL
 */
export function siteFileHref(path: string, { baseUrl }: { baseUrl: string }): string {
  return isExternal(path) || (baseUrl !== '/' && path.startsWith(baseUrl)) ? path : joinPath(baseUrl, path);
}
