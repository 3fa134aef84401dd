import type { ManifestFile } from '../../../corpus/index.ts';
import { encodePath } from '../paths.ts';
import { eachAtOnce } from './each-at-once.ts';

/**
 * The cached files of one output of a site. All outputs share one browser cache, so that a new output reuses
 * unchanged files.
 */
export interface Precache {
  /**
   * Loads the files that the cache lacks.
   *
   * @throws if a file can't be loaded. Files that were loaded stay in the cache for the next attempt
   */
  load: (list: PrecacheList) => Promise<void>;
  /** Removes files from the cache that do not belong to this output. */
  trim: () => Promise<void>;
  /** Returns the cached file for an address. */
  find: (url: string) => Promise<Response | undefined>;
}

/** The number of parallel requests. More of them would take bandwidth from the reader. */
const mostAtOnce = 6;

/**
 * @param scope the base URL of the site, absolute
 * @param stamp identifies the output
 */
export function openPrecache(cache: Cache, scope: string, stamp: string, fetchFile: typeof fetch): Precache {
  const listKey = `${scope}?list=${stamp}`;
  const addressOf = (path: string) => scope + encodePath(path);
  const keyOf = (path: string, revision: string) => `${addressOf(path)}?revision=${revision}`;
  let known: Promise<PrecacheList> | undefined;

  async function readList(): Promise<PrecacheList> {
    const response = await cache.match(listKey);
    return response ? ((await response.json()) as PrecacheList) : {};
  }

  async function keep(path: string, revision: string): Promise<void> {
    // Files in `assets/` have a hash in their names, so they may come from the browser's HTTP cache. All other files
    // are revalidated.
    const response = await fetchFile(addressOf(path), {
      cache: path.startsWith('assets/') ? 'default' : 'no-cache',
      credentials: 'same-origin',
    });
    const isNotFoundPage = path === '404.html' && response.status === 404;
    // Some hosts refuse to serve some files, such as dotfiles. The other files are still useful offline.
    if (!isNotFoundPage && /^(?:401|403|404|410)$/.test(String(response.status))) return;
    if (!isNotFoundPage && !response.ok)
      throw new Error(`The server answered the request for ${response.url} with status ${response.status}.`);
    await cache.put(keyOf(path, revision), await unredirected(response));
  }

  return {
    async load(list) {
      const here = new Set((await cache.keys()).map(({ url }) => url));
      const missing = Object.entries(list).filter(([path, revision]) => !here.has(new URL(keyOf(path, revision)).href));
      await eachAtOnce(missing, mostAtOnce, ([path, revision]) => keep(path, revision));
      await cache.put(listKey, Response.json(list));
      known = undefined;
    },

    async trim() {
      const current = Object.entries(await readList()).map(([path, revision]) => new URL(keyOf(path, revision)).href);
      const kept = new Set([...current, listKey]);
      for (const request of await cache.keys()) if (!kept.has(request.url)) await cache.delete(request);
    },

    async find(url) {
      known ??= readList();
      const list = await known;
      for (const path of fileCandidates(url, scope)) {
        if (!Object.hasOwn(list, path)) continue;
        const response = await cache.match(keyOf(path, list[path]!), { ignoreVary: true });
        if (response) return response;
      }
      return undefined;
    },
  };
}

// Browsers reject a redirected response for a navigation, so its content is copied into a new response.
async function unredirected(response: Response): Promise<Response> {
  if (!response.redirected) return response;
  const { status, headers } = response;
  return new Response(await response.blob(), { status, headers });
}

/** The files that are cached for offline reading: path in the output → a revision that changes with the content. */
export type PrecacheList = Record<string, string>;

/** The maximum size of a cached file, in bytes. Larger files are mostly videos. */
const largest = 5_000_000;

/** Files for tools and hosts. Pages never request them. */
const unread = [
  /^corpus\/(?:manifest|routes|redirects)\.json$/,
  /^corpus\/schema\//,
  /^corpus\/docs\/[^/]+\/[^/]+\/docs\.json$/,
  /\.map$/,
  /^\.well-known\//,
  /^(?:sw\.js|llms(?:-full)?\.txt|llms\/.+\.txt|robots\.txt|sitemap\.xml|vercel\.json|cloudfront-[a-z.]+|[a-z]+\.nginx\.conf|CNAME)$/,
  // Hosts don't serve files such as `_redirects` and `.nojekyll`.
  /(?:^|\/)[_.][^/]*$/,
];

/** @returns the files of the output that pages can request */
export function precacheList({ files }: Pick<ManifestFile, 'files'>): PrecacheList {
  const kept = files.filter(({ path, bytes }) => bytes <= largest && !unread.some((pattern) => pattern.test(path)));
  return Object.fromEntries(kept.map(({ path, sha256 }) => [path, sha256.slice(0, 16)]));
}

/**
 * Returns the files of the output that an address can refer to, the most likely first. Query and hash are ignored.
 *
 *     /site/docs/a?x#y  →  docs/a, docs/a/index.html, docs/a.html
 *
 * @param scope the base URL of the site, absolute
 */
function fileCandidates(url: string, scope: string): string[] {
  const below = decode(new URL(url).pathname.slice(new URL(scope).pathname.length));
  const bare = below.replace(/\/+$/, '');
  if (bare === '') return ['index.html'];
  // `a.html` and `a/index.html` are addresses of the page `a`, whichever of the two files contains it.
  const stem = bare.replace(/(?:(?:^|\/)index)?\.html$/, '');
  const page = stem === '' ? ['index.html'] : [`${stem}/index.html`, `${stem}.html`];
  return below === bare ? [...new Set([bare, ...page])] : page;
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** Whether the worker answers a request. The browser itself handles all other requests, such as range requests. */
export function isForSite({ method, url, headers }: Request, scope: string): boolean {
  return method === 'GET' && url.startsWith(scope) && !headers.has('range') && !url.startsWith(`${scope}sw.js`);
}

/**
 * Answers a request from the cache, or else from the network. If both fail, the response for a page is the not-found
 * page. The response for a corpus file is empty with status 404, and the viewer displays the error.
 */
export async function answerRequest(
  request: Request,
  scope: string,
  precache: Precache,
  fetchFile: typeof fetch,
): Promise<Response> {
  const kept = await precache.find(request.url);
  if (kept) return kept;
  try {
    return await fetchFile(request);
  } catch (error) {
    const notFound = request.mode === 'navigate' ? await precache.find(`${scope}404.html`) : undefined;
    if (notFound) return new Response(notFound.body, { status: 404, headers: notFound.headers });
    if (request.url.startsWith(`${scope}corpus/`)) return new Response('', { status: 404 });
    throw error;
  }
}
