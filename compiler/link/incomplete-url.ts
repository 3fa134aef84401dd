/** The missing part of an address. Without that part, no browser can open the address. */
export interface IncompleteUrl {
  lack: 'recipient' | 'slashes' | 'host' | 'scheme';
  /** The address that the author probably meant. */
  near?: string | undefined;
}

/**
 * @param url an address with a scheme: `mailto:`, `http:/site.example`, `https://`
 * @returns the missing part, if the address can't be opened
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

/** @returns the address that an author probably meant by one without a scheme: `www.site.example`, `me@site.example` */
export function withScheme(url: string): string | undefined {
  if (/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(url)) return `mailto:${url}`;
  return /^(?:www\.[\w-]+\.\w|(?:[\w-]+\.)+(?:com|org|net|edu|gov|io|dev|app)(?:[/?#]|$))/i.test(url)
    ? `https://${url}`
    : undefined;
}
