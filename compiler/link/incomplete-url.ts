/** What an address lacks: without it no browser can open the address. */
export interface IncompleteUrl {
  lack: 'recipient' | 'slashes' | 'host' | 'scheme';
  /** The address that was probably meant. */
  near?: string | undefined;
}

/**
 * @param url an address with a scheme: `mailto:`, `http:/site.example`, `https://`
 * @returns what it lacks, if it cannot be opened
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

/** @returns the address that was probably meant by one without a scheme: `www.site.example`, `me@site.example` */
export function withScheme(url: string): string | undefined {
  if (/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(url)) return `mailto:${url}`;
  return /^(?:www\.[\w-]+\.\w|(?:[\w-]+\.)+(?:com|org|net|edu|gov|io|dev|app)(?:[/?#]|$))/i.test(url)
    ? `https://${url}`
    : undefined;
}
