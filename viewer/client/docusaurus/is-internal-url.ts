export function hasProtocol(url: string): boolean {
  return /^(?:\w*:|\/\/)/.test(url);
}

/** Whether the address leads to a page of this site. */
export function isInternalUrl(url?: string): boolean {
  return url !== undefined && !hasProtocol(url);
}
