import { encodePath, withoutTrailingSlash } from '../../corpus/url/pathname.ts';
import { rewritePath } from '../../corpus/url/rewrite.ts';
import type { OutputIndex } from './output-index.ts';

/** The response to a request: an output file, a redirect, or an error. */
export type Answer = { status: 200 | 404; file: string } | { status: number; location: string } | { status: 400 | 404 };

/**
 * Finds the response to a request. The address is only compared with names of output files, so it can't lead
 * out of the folder.
 *
 * @param target the request target: `/docs/a%20b?x=1`
 */
export function routeRequest(index: OutputIndex, target: string): Answer {
  const [, raw, query = ''] = /^(\/[^?#]*)(\?[^#]*)?/.exec(target) ?? [];
  const pathname = raw === undefined ? undefined : decode(raw);
  if (pathname === undefined) return { status: 400 };
  const { baseUrl } = index;
  if (`${pathname}/` === baseUrl || (pathname === '/' && baseUrl !== '/'))
    return { status: 302, location: encodePath(baseUrl) + query };
  // Browsers resolve a redirect to `//name` as another host, so a path with `//` is answered with 404.
  if (!pathname.startsWith(baseUrl) || pathname.includes('//')) return notFound(index, '');
  const below = pathname.slice(baseUrl.length);
  if (index.files.has(below)) return { status: isNotFoundPage(index, below) ? 404 : 200, file: below };
  return (
    redirectOf(index, pathname, query) ??
    pageOf(index, below, query) ??
    rewriteOf(index, pathname) ??
    cleanOf(index, below, query) ??
    notFound(index, below)
  );
}

function redirectOf(index: OutputIndex, pathname: string, query: string): Answer | undefined {
  const redirect = index.redirects.get(withoutTrailingSlash(pathname));
  if (!redirect) return undefined;
  const { status, to } = redirect;
  // Headers can contain only ASCII characters, so all other characters are encoded. Encoded characters are unchanged.
  const href = to.replace(/[^!-~]+/g, encodeURIComponent);
  return { status, location: href + (/[?#]/.test(to) ? '' : query) };
}

/**
 * Returns the page at an address. If the trailing slash differs from the config, returns a redirect to the
 * right form.
 */
function pageOf(index: OutputIndex, below: string, query: string): Answer | undefined {
  const bare = below.replace(/\/+$/, '');
  const file = fileOf(index, bare);
  if (file === undefined || bare === '') return file === undefined ? undefined : { status: 200, file };
  const requested = canonicalSlash(below, index.trailingSlash);
  return below === bare + requested
    ? { status: 200, file }
    : { status: 301, location: encodePath(index.baseUrl + bare + requested) + query };
}

function fileOf(index: OutputIndex, bare: string): string | undefined {
  const names = bare === '' ? ['index.html'] : [`${bare}/index.html`, `${bare}.html`];
  return names.find((name) => !isNotFoundPage(index, name) && index.files.has(name));
}

/** Returns the page to which a rewrite maps an address, without changing the address. */
function rewriteOf(index: OutputIndex, pathname: string): Answer | undefined {
  const rewritten = rewritePath(pathname, index.rewrites);
  if (rewritten === undefined || !rewritten.startsWith(index.baseUrl)) return undefined;
  const file = fileOf(index, rewritten.slice(index.baseUrl.length).replace(/\/+$/, ''));
  return file === undefined ? undefined : { status: 200, file };
}

/** Returns a redirect from an address that ends with a file name: `/docs/a.html`, `/docs/a/index.html`. */
function cleanOf(index: OutputIndex, below: string, query: string): Answer | undefined {
  const bare = below.replace(/(^|\/)index\.html$|\.html$/, '');
  if (bare === below || fileOf(index, bare) === undefined) return undefined;
  const path = bare === '' ? '' : bare + canonicalSlash(bare, index.trailingSlash);
  return { status: 301, location: encodePath(index.baseUrl + path) + query };
}

function canonicalSlash(below: string, trailingSlash: boolean | undefined): string {
  if (trailingSlash === undefined) return below.endsWith('/') ? '/' : '';
  return trailingSlash ? '/' : '';
}

/** Returns the not-found page in the language of the address. */
function notFound({ files, folders }: OutputIndex, below: string): Answer {
  const pages = folders.filter((folder) => `${below}/`.startsWith(folder)).map((folder) => `${folder}404.html`);
  const file = pages.find((page) => files.has(page));
  return file === undefined ? { status: 404 } : { status: 404, file };
}

function isNotFoundPage({ folders }: OutputIndex, file: string): boolean {
  return folders.some((folder) => file === `${folder}404.html`);
}

function decode(pathname: string): string | undefined {
  try {
    const decoded = decodeURIComponent(pathname);
    return decoded.includes('\0') ? undefined : decoded;
  } catch {
    return undefined;
  }
}
