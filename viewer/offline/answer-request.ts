import type { Precache } from './precache.ts';

/** Whether the worker has an answer to a request; all others go their usual way. Parts of files are the network's. */
export function isForSite({ method, url, headers }: Request, scope: string): boolean {
  return method === 'GET' && url.startsWith(scope) && !headers.has('range') && !url.startsWith(`${scope}sw.js`);
}

/**
 * Answers a request with the kept file, else from the network. Without a network a page that isn't kept is not found,
 * and neither is a file of the corpus: the viewer knows what to show then.
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
