const safeSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:', 'ftp:', 'irc:', 'xmpp:', 'pathname:']);

/**
 * Whether a URL may stand in a page. Schemes that run code or smuggle documents (`javascript:`, `data:`, `vbscript:`,
 * `blob:` …) may not, in whatever disguise: browsers drop tabs, line breaks and leading control characters before
 * they look at the scheme, so that is done here first.
 *
 * @param url with entities already decoded
 * @param kind images may be `data:image/…` too
 */
export function isSafeUrl(url: string, kind: 'link' | 'image' = 'link'): boolean {
  // eslint-disable-next-line no-control-regex
  const bare = url.replace(/[\u0000-\u0020\u007f-\u00a0]+/g, '').toLowerCase();
  const scheme = /^([a-z][a-z0-9+.-]*:)/.exec(bare)?.[1];
  if (!scheme) return !/^[^/?#]*&(colon|#0*58|#x0*3a)/.test(bare);
  if (kind === 'image' && /^data:image\/(png|gif|jpe?g|webp|avif|svg\+xml|x-icon)[;,]/.test(bare)) return true;
  return safeSchemes.has(scheme);
}

/** Whether a URL leads off the site: it has a scheme or names a host. */
export function isExternal(url: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(url);
}
