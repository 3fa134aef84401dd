import { decodedPageAddress } from '../address.ts';
import { filePath } from '../file-paths.ts';
import type { SearchEngine } from '../search/search.ts';
import type { Page, RoutesFile, SidebarsFile, SiteFile } from '../types.ts';
import { decodePath } from '../url/pathname.ts';
import { rewritePath } from '../url/rewrite.ts';
import type { Corpus, CorpusOptions } from './corpus.ts';
import { CorpusError } from './corpus-error.ts';
import { corpusUrl } from './corpus-url.ts';
import { readJson } from './read-json.ts';

/**
 * Opens a corpus for reading. Files are read when they are needed.
 *
 * @param address of a compiled site, or of the folder `corpus` in it: a URL; a path in Node.js, Deno and Bun; a URL
 *   relative to the page or the worker in browsers
 */
export function openCorpus(address: string | URL, { fetch: fetchFile, signal }: CorpusOptions = {}): Corpus {
  let folder: Promise<URL> | undefined;
  let engine: SearchEngine | undefined;
  const kept = new Map<string, Promise<unknown>>();

  async function read<File>(path: string, until = signal): Promise<File> {
    folder ??= corpusUrl(address);
    return (await readJson(await folder, path, fetchFile, until)) as File;
  }

  function table<File>(path: string): Promise<File> {
    let reading = kept.get(path);
    if (!reading) {
      reading = read(path);
      kept.set(path, reading);
      // A file that failed is read again the next time.
      reading.catch(() => kept.delete(path));
    }
    return reading as Promise<File>;
  }

  const corpus: Corpus = {
    read: (path) => read(path),
    site: () => table(filePath('site')),
    manifest: () => table(filePath('manifest')),
    routes: async () => (await table<RoutesFile>(filePath('routes'))).routes,
    redirects: () => table(filePath('redirects')),

    async page(path) {
      const { baseUrl, rewrites = [] } = await corpus.site();
      const own = addressOf(path, baseUrl);
      try {
        return await read<Page>(own);
      } catch (error) {
        if (!isMissing(error)) throw error;
        const shown = rewritePath(decodePath(path), rewrites);
        if (shown !== undefined) return read<Page>(addressOf(shown, baseUrl));
        const message = `"${path}" is no page of this site. See routes() for those that there are.`;
        throw new CorpusError('missing', error.address, message, { cause: error });
      }
    },

    async sidebar({ instance, version, sidebar }) {
      if (version === undefined || sidebar === undefined) return undefined;
      return (await table<SidebarsFile>(filePath('sidebars', { instance, version }))).sidebars[sidebar];
    },

    async search(text, options = {}) {
      const [site, routes, { openEngine, searchCorpus }] = await Promise.all([
        corpus.site(),
        corpus.routes(),
        import('../search/search-corpus.ts'),
      ]);
      const { index } = embedded(site, address);
      engine ??= openEngine((path, until) => read(`${index}/${path}`, until).catch(nothingIfMissing));
      return searchCorpus(text, { site, routes, engine }, { signal, ...options });
    },
  };
  return corpus;
}

/** Relative to `corpus/`. A path outside of the site is the path of no page. */
function addressOf(path: string, baseUrl: string): string {
  const base = baseUrl.replace(/\/$/, '');
  const decoded = decodePath(path);
  const isBelow = decoded === base || decoded.startsWith(`${base}/`);
  if (!isBelow) throw new CorpusError('missing', path, `The pages of this site are below ${baseUrl}.`);
  return decodedPageAddress(decoded.slice(base.length));
}

function embedded({ search }: SiteFile, address: string | URL) {
  if (search?.kind === 'embedded') return search;
  const why = search ? 'it is searched by a service' : 'its search is switched off';
  throw new CorpusError('missing', `${address}`, `The corpus at "${address}" has no search index: ${why}.`);
}

function nothingIfMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error;
}

function isMissing(error: unknown): error is CorpusError {
  return error instanceof CorpusError && error.reason === 'missing';
}
