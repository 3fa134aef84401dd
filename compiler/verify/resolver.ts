import { addressesOf, findAddress } from '../addresses/find-address.ts';
import { manifestPath, type CorpusTables } from './read-tables.ts';
import { isExternal } from '../../corpus/url/policy.ts';
import { splitUrl } from '../../corpus/url/pathname.ts';

/** Returns whether the target of a link exists. */
export type Resolver = (target: string, from: string) => boolean;

/**
 * @param files paths in the output folder
 * @param corpora the corpora of all languages, which may link to each other
 * @param baseUrl the base URL of the output folder
 * @returns a function that checks whether a path or href on the page at `from` leads to a page, a redirect, a rewrite
 * or a file; external addresses and bare anchors are not checked
 */
export function makeResolver(files: Iterable<string>, corpora: readonly CorpusTables[], baseUrl: string): Resolver {
  const pathnames = new Set([...files, manifestPath].map((file) => baseUrl + file));
  const addresses = addressesOf({
    pages: corpora.flatMap(({ routes }) => routes),
    redirects: corpora.flatMap(({ redirects }) => redirects.redirects),
    rewrites: corpora.flatMap(({ redirects }) => redirects.rewrites ?? []),
    hasFile: (pathname) => pathnames.has(pathname),
  });
  return (target, from) => {
    // A decoded path may contain `?` and `#`.
    if (isExternal(target) || (target.startsWith('/') && findAddress(target, addresses) !== undefined)) return true;
    const { pathname } = splitUrl(target);
    if (pathname === '') return true;
    const absolute = pathname.startsWith('/')
      ? pathname
      : new URL(pathname, `http://localhost${encodeURI(from)}`).pathname;
    return findAddress(absolute, addresses) !== undefined;
  };
}
