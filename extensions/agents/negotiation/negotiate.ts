import type { Corpus } from '../../../corpus/index.ts';
import { nothingIfMissing } from '../tools/corpus-errors.ts';
import { libraryOf } from '../tools/library.ts';
import { prefersMarkdown } from './accept.ts';

/**
 * Returns the Markdown of the page at a request's address, if the client prefers Markdown to HTML.
 *
 * @param open opens the corpus. Called only for requests that prefer Markdown
 * @returns undefined for other requests, and for addresses without Markdown
 */
export async function negotiate(request: Request, open: () => Promise<Corpus>): Promise<Response | undefined> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  if (!prefersMarkdown(request.headers.get('accept'))) return undefined;
  const { pathname } = new URL(request.url);
  const { corpus, site } = await libraryOf(await open()).openAt(decoded(pathname));
  if (!decoded(pathname).startsWith(site.baseUrl)) return undefined;
  const page = await corpus.page(pathname).catch(nothingIfMissing);
  if (!page || !('markdown' in page) || page.markdown === undefined) return undefined;
  const markdown = await corpus.markdown(page.path);
  if (markdown === undefined) return undefined;
  const headers = {
    'Content-Type': 'text/markdown; charset=utf-8',
    'Content-Location': encodeURI(page.markdown),
    'Cache-Control': 'no-cache',
    Vary: 'Accept',
  };
  return new Response(request.method === 'HEAD' ? null : markdown, { headers });
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
