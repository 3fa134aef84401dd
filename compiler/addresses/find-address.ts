import { decodePath, withoutTrailingSlash } from '../../corpus/url/pathname.ts';
import { rewritePath, type Rewrite } from '../../corpus/url/rewrite.ts';

/**
 * The pages, redirects, rewrites and files of a site, or of a site in one language. Pathnames are decoded and contain the
 * base URL. A bare pathname has no slash at its end.
 */
export interface Addresses<Page = unknown, Redirect = unknown> {
  pageAt(bare: string): Page | undefined;
  redirectAt(bare: string): Redirect | undefined;
  readonly rewrites: readonly Rewrite[];
  /** Whether a static file or a generated file has exactly this pathname. */
  hasFile(pathname: string): boolean;
}

/** The page or file that readers get at an address. */
export type Found<Page, Redirect> =
  | { kind: 'page'; page: Page }
  | { kind: 'redirect'; redirect: Redirect }
  /** The page of another address is shown at this one. */
  | { kind: 'rewrite'; page: Page }
  | { kind: 'file'; pathname: string };

/**
 * Answers which page or file is at an address. Links of pages, the navbar, footer and sidebars, redirects, rewrites,
 * published addresses and `verify` use this function alone. A page comes before a redirect, then a rewrite, then a file.
 *
 *     /docs/a   /docs/a/   /docs/caf%C3%A9   /old   /files/a%20b.pdf   /demo → /demo/index.html
 *
 * @param pathname with the base URL, decoded or encoded, with or without a slash at its end
 * @returns undefined when readers get nothing there
 */
export function findAddress<Page, Redirect>(
  pathname: string,
  addresses: Addresses<Page, Redirect>,
): Found<Page, Redirect> | undefined {
  const decoded = decodePath(pathname);
  const found = findDecoded(decoded, addresses);
  // A path may itself contain `%20`.
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

/** The files that static hosts answer a pathname with, the first that exists. */
function servedFiles(path: string, bare: string): string[] {
  const folder = bare === '/' ? '' : bare;
  return [path, ...(folder === '' ? [] : [`${folder}.html`]), `${folder}/index.html`];
}

/** The pages, redirects, rewrites and files of a site as lists. */
export interface AddressLists<Page, Redirect> {
  pages: readonly Page[];
  redirects: readonly Redirect[];
  rewrites: readonly Rewrite[];
  hasFile(pathname: string): boolean;
}

/** @returns addresses for many look-ups; of pages with one path, the first counts */
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
