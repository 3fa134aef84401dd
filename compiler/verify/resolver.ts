import { manifestPath, type CorpusTables } from './read-tables.ts';
import { isExternal } from '../../corpus/url/policy.ts';
import { decodePath, splitUrl, withoutTrailingSlash } from '../../corpus/url/pathname.ts';
import { rewritePath } from '../../corpus/url/rewrite.ts';

/** Tells whether the target of a link is there. */
export type Resolver = (target: string, from: string) => boolean;

/**
 * @param files paths in the output folder
 * @param corpora of all languages, which may link to each other
 * @param baseUrl of the output folder
 * @returns a function: whether a path or href, found on the page with the pathname `from`, leads to a route, a redirect,
 * a rewrite of one of them, or a file. External addresses and anchors alone are not looked into.
 */
export function makeResolver(files: Iterable<string>, corpora: readonly CorpusTables[], baseUrl: string): Resolver {
  const rewrites = corpora.flatMap(({ redirects }) => redirects.rewrites ?? []);
  const known = new Set<string>();
  for (const { routes, redirects } of corpora) {
    for (const { path } of routes) known.add(withoutTrailingSlash(path));
    for (const { from } of redirects.redirects) known.add(withoutTrailingSlash(from));
  }
  for (const file of [...files, manifestPath]) {
    known.add(baseUrl + file);
    // Hosts answer `/a` with `a.html` and with `a/index.html`.
    if (file.endsWith('.html'))
      known.add(withoutTrailingSlash(baseUrl + file.replace(/(^|\/)index\.html$|\.html$/, '')));
  }
  const isKnown = (pathname: string) => known.has(withoutTrailingSlash(pathname));
  return (target, from) => {
    // A decoded path may contain `?` and `#`.
    if (isExternal(target) || (target.startsWith('/') && isKnown(target))) return true;
    const { pathname } = splitUrl(target);
    if (pathname === '') return true;
    const absolute = pathname.startsWith('/')
      ? pathname
      : new URL(pathname, `http://localhost${encodeURI(from)}`).pathname;
    // A path stands as it is, an href is encoded; either may have a `%` of its own.
    return [absolute, decodePath(absolute)].some(
      (candidate) => isKnown(candidate) || isKnown(rewritePath(candidate, rewrites) ?? candidate),
    );
  };
}
