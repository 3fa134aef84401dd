/**
 *     /docs/a.html → /docs/a      /docs/index.html → /docs      /index.html → /
 *
 * @returns the pathname without the file name that some hosts and old links have at its end
 */
export function cleanPathname(pathname: string): string {
  return pathname.replace(/\/index\.html$|\.html$/, '') || '/';
}
