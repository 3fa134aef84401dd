import { inject, parse } from 'regexparam';

export interface MatchOptions {
  path?: string | readonly string[];
  exact?: boolean;
  strict?: boolean;
}

export interface Match {
  path: string;
  url: string;
  isExact: boolean;
  params: Record<string, string | undefined>;
}

/**
 * Matches a pathname with a pattern, as React Router 5 does.
 *
 *     matchPath('/blog/a/b', {path: '/blog/:slug'})  →  {url: '/blog/a', params: {slug: 'a'}, isExact: false, …}
 */
export function matchPath(pathname: string, options: string | readonly string[] | MatchOptions): Match | null {
  const {
    path = '/',
    exact = false,
    strict = false,
  } = typeof options === 'object' && 'path' in options ? options : { path: options as string };
  for (const pattern of [path].flat() as string[]) {
    const { keys, pattern: expression } = parse(pattern, !exact);
    const found = expression.exec(pathname);
    if (!found || (strict && pattern.endsWith('/') !== pathname.endsWith('/'))) continue;
    const url = found[0].replace(/(.)\/$/, '$1');
    const params = Object.fromEntries(keys.map((key, index) => [key, found[index + 1]]));
    return { path: pattern, url, isExact: samePlace(url, pathname), params };
  }
  return null;
}

/** Fills in a pattern: `generatePath('/blog/:slug', {slug: 'a'})` → `/blog/a` */
export function generatePath(pattern: string, params: Record<string, string> = {}): string {
  return inject(pattern, params);
}

function samePlace(a: string, b: string): boolean {
  return a.replace(/\/$/, '') === b.replace(/\/$/, '');
}
