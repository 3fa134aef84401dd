/** The missing part of a URL. Without this part, no browser can open the URL. */
export interface IncompleteUrl {
  lack: 'recipient' | 'slashes' | 'host' | 'scheme';
  /** The URL that the author probably meant. */
  near?: string | undefined;
}

/**
 * Finds the missing part of a URL.
 *
 * @param url a URL with a scheme: `mailto:`, `http:/site.example`, `https://`
 * @returns undefined if the URL is complete
 */
export function incompleteUrl(url: string): IncompleteUrl | undefined {
  if (/^(?:mailto|tel|sms|xmpp):\s*$/i.test(url)) return { lack: 'recipient' };
  const [, scheme, slashes = '', rest = ''] = /^(https?|ftp):([/\\]*)(.*)$/is.exec(url.trim()) ?? [];
  if (scheme === undefined) return undefined;
  const host = /^[^/\\?#]*/.exec(rest)![0];
  if (host === '') return { lack: 'host' };
  if (slashes !== '//') return { lack: 'slashes', near: `${scheme}://${rest}` };
  return URL.canParse(url) ? undefined : { lack: 'host' };
}

/** Adds a scheme to an address that probably lacks one: `www.site.example`, `me@site.example`. */
export function withScheme(url: string): string | undefined {
  if (/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(url)) return `mailto:${url}`;
  return /^(?:www\.[\w-]+\.\w|(?:[\w-]+\.)+(?:com|org|net|edu|gov|io|dev|app)(?:[/?#]|$))/i.test(url)
    ? `https://${url}`
    : undefined;
}
