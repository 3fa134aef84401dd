/**
 * The files of the output that may be meant by an address, the likeliest first. Query and hash make no difference.
 *
 *     /site/docs/a?x#y  →  docs/a, docs/a/index.html, docs/a.html
 *
 * @param scope the address that the site lies below
 */
export function fileCandidates(url: string, scope: string): string[] {
  const below = decode(new URL(url).pathname.slice(new URL(scope).pathname.length));
  const bare = below.replace(/\/+$/, '');
  if (bare === '') return ['index.html'];
  const page = [`${bare}/index.html`, `${bare}.html`];
  return below === bare ? [bare, ...page] : page;
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
