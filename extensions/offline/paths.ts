/** @returns a decoded pathname, percent-encoded for an href. `%` is encoded as well */
export function encodePath(pathname: string): string {
  return encodeURI(pathname).replace(/[?#]/g, encodeURIComponent);
}

/** @returns the decoded pathname of an address; a malformed address is unchanged */
export function pathnameOf(href: string): string {
  const [pathname = ''] = href.split(/[?#]/);
  try {
    return decodeURIComponent(pathname.replace(/%(?=2f)/gi, '%25'));
  } catch {
    return pathname;
  }
}

export function isExternal(path: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(path);
}

/** @returns the address of a file in a static folder; a URL is unchanged */
export function siteFileHref(path: string, { baseUrl }: { baseUrl: string }): string {
  if (isExternal(path) || (baseUrl !== '/' && path.startsWith(baseUrl))) return path;
  return `/${baseUrl}/${path}`.replace(/\/(?:\.?\/)+/g, '/');
}
