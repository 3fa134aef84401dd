import { addressesOf, findAddress } from '../addresses/find-address.ts';
import { manifestPath, type CorpusTables } from './read-tables.ts';
import { isExternal } from '../../corpus/url/policy.ts';
import { splitUrl } from '../../corpus/url/pathname.ts';

/** Returns whether the target of a link exists. `from` is the page with the link. */
export type Resolver = (target: string, from: string) => boolean;

/**
 * @param files output paths
 * @param corpora the corpora of all languages in the output. They may link to each other
 * @param baseUrl base URL of the output folder
 * @returns a function that checks whether an address leads to a page, redirect, rewrite or file. External
 * addresses and bare hashes (`#x`) count as existing
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
    // Look up the unchanged address first, because `?` and `#` may be part of a decoded path.
    if (isExternal(target) || (target.startsWith('/') && findAddress(target, addresses) !== undefined)) return true;
    const { pathname } = splitUrl(target);
    if (pathname === '') return true;
    const absolute = pathname.startsWith('/')
      ? pathname
      : new URL(pathname, `http://localhost${encodeURI(from)}`).pathname;
    return findAddress(absolute, addresses) !== undefined;
  };
}
