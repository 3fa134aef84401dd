import { encodePath } from '../../corpus/url/pathname.ts';
import { eachAtOnce } from './each-at-once.ts';
import { fileCandidates } from './file-candidates.ts';
import type { PrecacheList } from './precache-list.ts';

/** The files of one output, kept in a cache that outputs share: what hasn't changed between two is fetched once. */
export interface Precache {
  /**
   * Fetches what the cache doesn't hold yet.
   *
   * @throws when a file can't be had; what has come by then stays, so that the next try has less to do
   */
  load: (list: PrecacheList) => Promise<void>;
  /** Removes what belongs to other outputs. */
  trim: () => Promise<void>;
  /** The kept file that an address means. */
  find: (url: string) => Promise<Response | undefined>;
}

/** Requests that are under way at the same time: enough to be quick, few enough to leave the reader the line. */
const mostAtOnce = 6;

/**
 * @param scope the address that the site lies below
 * @param stamp of the output
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
    // What has a hash in its name may come from the browser's own cache; all else is asked for anew.
    const response = await fetchFile(addressOf(path), {
      cache: path.startsWith('assets/') ? 'default' : 'no-cache',
      credentials: 'same-origin',
    });
    const isNotFoundPage = path === '404.html' && response.status === 404;
    // Some hosts keep some files to themselves. The others are worth reading all the same.
    if (!isNotFoundPage && /^(?:401|403|404|410)$/.test(String(response.status))) return;
    if (!isNotFoundPage && !response.ok)
      throw new Error(`${response.url} was answered with status ${response.status}.`);
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

// A page must not be answered with what was reached by a detour; the same bytes as an answer of their own are fine.
async function unredirected(response: Response): Promise<Response> {
  if (!response.redirected) return response;
  const { status, headers } = response;
  return new Response(await response.blob(), { status, headers });
}
