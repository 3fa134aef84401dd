import { decodePath, withoutTrailingSlash } from '../../corpus/url/pathname.ts';
import { rewritePath, type Rewrite } from '../../corpus/url/rewrite.ts';

/**
 * The pages, redirects, rewrites and files of a site (or of one language). All pathnames are decoded, include
 * the base URL, and have no trailing slash.
 */
export interface Addresses<Page = unknown, Redirect = unknown> {
  pageAt(bare: string): Page | undefined;
  redirectAt(bare: string): Redirect | undefined;
  readonly rewrites: readonly Rewrite[];
  /** Whether a static or generated file has exactly this pathname. */
  hasFile(pathname: string): boolean;
}

/** The page or file that readers get at an address. */
export type Found<Page, Redirect> =
  | { kind: 'page'; page: Page }
  | { kind: 'redirect'; redirect: Redirect }
  /** A rewrite: the host shows the page of another path, without a redirect. */
  | { kind: 'rewrite'; page: Page }
  | { kind: 'file'; pathname: string };

/**
 * Finds the page or file at an address. All checks of addresses use this function: for links, redirects, rewrites,
 * published addresses and `verify`. If several match, the order of priority is page, redirect, rewrite, file.
 *
 *     /docs/a   /docs/a/   /docs/caf%C3%A9   /old   /files/a%20b.pdf   /demo → /demo/index.html
 *
 * @param pathname with the base URL; decoded or encoded, with or without trailing slash
 * @returns undefined if the address leads to nothing
 */
export function findAddress<Page, Redirect>(
  pathname: string,
  addresses: Addresses<Page, Redirect>,
): Found<Page, Redirect> | undefined {
  const decoded = decodePath(pathname);
  const found = findDecoded(decoded, addresses);
  // The pathname is first looked up unchanged, because a decoded path may contain `%20`.
  return found ?? (decoded === pathname ? undefined : findDecoded(pathname, addresses));
}

function findDecoded<Page, Redirect>(
  path: string,
  addresses: Addresses<Page, Redirect>,
): Found<Page, Redirect> | undefined {
  const bare = withoutTrailingSlash(path);
  const page = addresses.pageAt(bare);
  if (page !== undefined) return { kind: 'page', page };
  const redirect = addresses.redirectAt(bare);
  if (redirect !== undefined) return { kind: 'redirect', redirect };
  const rewritten = rewritePath(path, addresses.rewrites);
  const shown = rewritten === undefined ? undefined : addresses.pageAt(withoutTrailingSlash(rewritten));
  if (shown !== undefined) return { kind: 'rewrite', page: shown };
  const file = servedFiles(path, bare).find((name) => addresses.hasFile(name));
  return file === undefined ? undefined : { kind: 'file', pathname: file };
}

/** Returns the files that a static host may serve at a pathname. The host serves the first that exists. */
function servedFiles(path: string, bare: string): string[] {
  const folder = bare === '/' ? '' : bare;
  return [path, ...(folder === '' ? [] : [`${folder}.html`]), `${folder}/index.html`];
}

/** The pages, redirects, rewrites and files of a site, as lists. */
export interface AddressLists<Page, Redirect> {
  pages: readonly Page[];
  redirects: readonly Redirect[];
  rewrites: readonly Rewrite[];
  hasFile(pathname: string): boolean;
}

/** Indexes addresses for fast look-ups. If several pages have the same path, the first counts. */
export function addressesOf<Page extends { path: string }, Redirect extends { from: string }>({
  pages,
  redirects,
  rewrites,
  hasFile,
}: AddressLists<Page, Redirect>): Addresses<Page, Redirect> {
  const byPath = firstBy(pages, ({ path }) => path);
  const byFrom = firstBy(redirects, ({ from }) => from);
  return { pageAt: (bare) => byPath.get(bare), redirectAt: (bare) => byFrom.get(bare), rewrites, hasFile };
}

function firstBy<Value>(values: Iterable<Value>, pathOf: (value: Value) => string): Map<string, Value> {
  const map = new Map<string, Value>();
  for (const value of values) {
    const bare = withoutTrailingSlash(pathOf(value));
    if (!map.has(bare)) map.set(bare, value);
  }
  return map;
}
