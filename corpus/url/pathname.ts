/**
 * Pathnames are stored decoded, with the base URL. The site's config determines whether they have a trailing slash. An
 * href is an encoded pathname.
 */

/**
 * @returns the parts joined by single slashes, with a slash at the start, and without `.` segments. A slash at the end
 * of the last part stays
 */
export function joinPath(...parts: string[]): string {
  return `/${parts.join('/')}`.replace(/\/(?:\.?\/)+/g, '/');
}

/**
 * Adds or removes the trailing slash of a pathname, as the config demands.
 *
 *     true: /a → /a/      false: /a/ → /a      undefined: unchanged
 *
 * `/`, the base URL, and the part after `?` or `#` are unchanged.
 */
export function withTrailingSlash(href: string, trailingSlash: boolean | undefined, baseUrl = '/'): string {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href)!;
  return withLastSlash(pathname, trailingSlash, baseUrl) + rest;
}

/** Same as `withTrailingSlash`, for a decoded pathname: `?` and `#` in it are literal characters. */
function withLastSlash(pathname: string, trailingSlash: boolean | undefined, baseUrl: string): string {
  if (trailingSlash === undefined || pathname === '' || pathname === '/' || pathname === baseUrl) return pathname;
  const bare = pathname.replace(/\/+$/, '');
  return trailingSlash ? `${bare}/` : bare;
}

/** @returns the pathname without its trailing slash, for comparisons of `/a` with `/a/`; `/` is unchanged */
export function withoutTrailingSlash(pathname: string): string {
  // The function runs for each link of a page. A loop is several times faster than a regular expression.
  let end = pathname.length;
  while (pathname[end - 1] === '/') end -= 1;
  return pathname.slice(0, end) || '/';
}

/** @returns a decoded pathname, percent-encoded for an href. `%` is encoded as well */
export function encodePath(pathname: string): string {
  return encodeURI(pathname).replace(/[?#]/g, encodeURIComponent);
}

/**
 * Decodes a pathname, except `%2F`: a decoded slash would become a separator.
 *
 *     /a%20b/%40c%23 → /a b/@c#      /a%2Fb → /a%2Fb
 *
 * @param pathname without query and hash, because a decoded path can contain `?` and `#`
 * @returns the decoded pathname; unchanged if it is malformed
 */
export function decodePath(pathname: string): string {
  if (!pathname.includes('%')) return pathname;
  try {
    return decodeURIComponent(pathname.replace(/%(?=2f)/gi, '%25'));
  } catch {
    return pathname;
  }
}

/** @returns the decoded id in a hash; unchanged if it is malformed */
export function decodeId(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/**
 * Returns the id in a hash, still percent-encoded, without `#` and without a text fragment: `#part:~:text=Some%20words`
 * → `part`.
 */
export function idInHash(hash: string): string {
  return hash.replace(/^#/, '').replace(/:~:.*$/s, '');
}

/** Splits a URL: `./a.md?x=1#y` → `{pathname: './a.md', search: '?x=1', hash: '#y'}`. */
export function splitUrl(url: string): { pathname: string; search: string; hash: string } {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(url)!;
  return { pathname, search, hash };
}

/** Joins decoded parts. @returns a pathname with or without a trailing slash, as the config demands */
export function servedPath(
  { trailingSlash, baseUrl }: { trailingSlash?: boolean | undefined; baseUrl: string },
  ...parts: string[]
): string {
  return withLastSlash(joinPath(...parts), trailingSlash, baseUrl);
}

/** @returns a pathname relative to the base URL, which equals the file path relative to the output folder */
export function belowBase(path: string, { baseUrl }: { baseUrl: string }): string {
  return path.startsWith(baseUrl) ? path.slice(baseUrl.length - 1) : path;
}
