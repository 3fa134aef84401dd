import { createHash } from 'node:crypto';
import { actionResult, digestIn } from './action-result.ts';
import { answerTo, bodyOf, checkAnswer } from './requests.ts';
import type { Store } from './store.ts';

/**
 * Opens a cache with the HTTP protocol of Bazel. `/cas/<hash>` is a file with this SHA-256 hash. `/ac/<name>` contains
 * the hash of the current file. Servers are bazel-remote, or nginx with WebDAV.
 *
 * @param url the address before `/ac`. User and password are sent as basic authentication
 */
export function httpStore(url: URL, signal: AbortSignal): Store {
  const { username, password } = url;
  const base = `${url.origin}${url.pathname.replace(/\/$/, '')}`;
  const login = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64');
  const headers: Record<string, string> = username === '' ? {} : { authorization: `Basic ${login}` };
  const get = async (path: string) => bodyOf(await answerTo(fetch(base + path, { headers, signal })), 'GET');
  const put = async (path: string, body: Uint8Array<ArrayBuffer>) => {
    const response = await answerTo(fetch(base + path, { method: 'PUT', headers, body, signal }));
    await checkAnswer(response, 'PUT');
    await response.body?.cancel();
  };
  return {
    async get(name) {
      const result = await get(`/ac/${name}`);
      const hash = result && digestIn(result);
      return hash === undefined ? undefined : get(`/cas/${hash}`);
    },
    async put(name, bytes) {
      const hash = createHash('sha256').update(bytes).digest('hex');
      await put(`/cas/${hash}`, Buffer.from(bytes));
      await put(`/ac/${name}`, actionResult(hash, bytes.length));
    },
  };
}
