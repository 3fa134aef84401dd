import { encodePath, withoutTrailingSlash } from '../../corpus/url/pathname.ts';
import { rewritePath } from '../../corpus/url/rewrite.ts';
import type { OutputIndex } from './output-index.ts';

/** The answer to a request: a file of the output, another address, or a refusal. */
export type Answer = { status: 200 | 404; file: string } | { status: number; location: string } | { status: 400 | 404 };

/**
 * Looks up an address among the files of the output. The address only results in names to look up, so no path can lead
 * out of the folder.
 *
 * @param target as in the request line: `/docs/a%20b?x=1`
 */
export function routeRequest(index: OutputIndex, target: string): Answer {
  const [, raw, query = ''] = /^(\/[^?#]*)(\?[^#]*)?/.exec(target) ?? [];
  const pathname = raw === undefined ? undefined : decode(raw);
  if (pathname === undefined) return { status: 400 };
  const { baseUrl } = index;
  if (`${pathname}/` === baseUrl || (pathname === '/' && baseUrl !== '/'))
    return { status: 302, location: encodePath(baseUrl) + query };
  // No page has two slashes in a row, and a redirect to `//name` would lead to another host.
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
  // A header contains ASCII only; encoded characters stay.
  const href = to.replace(/[^!-~]+/g, encodeURIComponent);
  return { status, location: href + (/[?#]/.test(to) ? '' : query) };
}

/** The page at an address, with or without a trailing slash, as the config requires. */
function pageOf(index: OutputIndex, below: string, query: string): Answer | undefined {
  const bare = below.replace(/\/+$/, '');
  const file = fileOf(index, bare);
  if (file === undefined || bare === '') return file === undefined ? undefined : { status: 200, file };
  const wanted = wantedSlash(below, index.trailingSlash);
  return below === bare + wanted
    ? { status: 200, file }
    : { status: 301, location: encodePath(index.baseUrl + bare + wanted) + query };
}

function fileOf(index: OutputIndex, bare: string): string | undefined {
  const names = bare === '' ? ['index.html'] : [`${bare}/index.html`, `${bare}.html`];
  return names.find((name) => !isNotFoundPage(index, name) && index.files.has(name));
}

/** The page that a rewrite shows at another address. */
function rewriteOf(index: OutputIndex, pathname: string): Answer | undefined {
  const rewritten = rewritePath(pathname, index.rewrites);
  if (rewritten === undefined || !rewritten.startsWith(index.baseUrl)) return undefined;
  const file = fileOf(index, rewritten.slice(index.baseUrl.length).replace(/\/+$/, ''));
  return file === undefined ? undefined : { status: 200, file };
}

/** The page at an address that ends with a file name: `/docs/a.html`, `/docs/a/index.html`. */
function cleanOf(index: OutputIndex, below: string, query: string): Answer | undefined {
  const bare = below.replace(/(^|\/)index\.html$|\.html$/, '');
  if (bare === below || fileOf(index, bare) === undefined) return undefined;
  const path = bare === '' ? '' : bare + wantedSlash(bare, index.trailingSlash);
  return { status: 301, location: encodePath(index.baseUrl + path) + query };
}

function wantedSlash(below: string, trailingSlash: boolean | undefined): string {
  if (trailingSlash === undefined) return below.endsWith('/') ? '/' : '';
  return trailingSlash ? '/' : '';
}

/** The not-found page of the language that the address belongs to. */
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
