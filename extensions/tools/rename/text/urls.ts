/** @returns the pathname without a trailing slash; `/` is unchanged */
export function withoutTrailingSlash(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/';
}

/** @returns the decoded pathname, with `%2F` still encoded; unchanged if it is malformed */
export function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname.replace(/%(?=2f)/gi, '%25'));
  } catch {
    return pathname;
  }
}

/** Splits a URL: `./a.md?x=1#y` → `{pathname: './a.md', search: '?x=1', hash: '#y'}`. */
export function splitUrl(url: string): { pathname: string; search: string; hash: string } {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(url)!;
  return { pathname, search, hash };
}
