import { withoutTrailingSlash } from '../../corpus/url/pathname.ts';
import type { Rewrite } from '../../corpus/url/rewrite.ts';
import * as graph from '../incremental/index.ts';
import type { Addresses } from './find-address.ts';

/** The pages, redirects and rewrites of a site in one language. */
interface SiteWithAddresses<Page> {
  /** Pages by path. */
  readonly places: ReadonlyMap<string, Page>;
  readonly redirects: readonly { from: string }[];
  readonly rewrites: readonly Rewrite[];
}

/** The addresses of a site, and its pages by pathname without trailing slash. */
export type SiteAddresses<Page> = Addresses<Page, true> & { readonly pages: ReadonlyMap<string, Page> };

/**
 * Creates addresses for `findAddress`. Look-ups are tracked dependencies: a caller reruns only if the page or
 * redirect at the requested pathname changes.
 *
 * @param files static and generated files
 */
export function openAddresses<Page extends { path: string }>(
  site: SiteWithAddresses<Page>,
  files: { has(pathname: string): boolean },
): SiteAddresses<Page> {
  const pages = graph.table('page at', () => {
    const values = [...site.places.values()];
    return { keys: values.map(({ path }) => withoutTrailingSlash(path)), values };
  });
  const redirects = graph.table(
    'redirect from',
    () => new Map(site.redirects.map(({ from }) => [withoutTrailingSlash(from), true as const])),
  );
  return {
    pages,
    pageAt: (bare) => pages.get(bare),
    redirectAt: (bare) => redirects.get(bare),
    get rewrites() {
      return site.rewrites;
    },
    hasFile: (pathname) => files.has(pathname),
  };
}
