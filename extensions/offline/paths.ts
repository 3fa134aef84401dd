/** @returns a decoded pathname, percent-encoded for an href. `%` is encoded as well */
export function encodePath(pathname: string): string {
  return encodeURI(pathname).replace(/[?#]/g, encodeURIComponent);
}

/** @returns the address of a file in a static folder; a URL is unchanged */
export function siteFileHref(path: string, { baseUrl }: { baseUrl: string }): string {
  const isExternal = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(path);
  if (isExternal || (baseUrl !== '/' && path.startsWith(baseUrl))) return path;
  return `/${baseUrl}/${path}`.replace(/\/(?:\.?\/)+/g, '/');
}
