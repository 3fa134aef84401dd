import { decodedPageAddress } from '../address.ts';
import { filePath } from '../file-paths.ts';
import type { SearchEngine } from '../search/search.ts';
import type { Page, RoutesFile, SidebarsFile, SiteFile } from '../types.ts';
import { addressOf as addressIn, headings } from '../headings.ts';
import { belowBase, decodeId, decodePath } from '../url/pathname.ts';
import { rewritePath } from '../url/rewrite.ts';
import type { Corpus, CorpusOptions } from './corpus.ts';
import { CorpusError } from './corpus-error.ts';
import { corpusUrl } from './corpus-url.ts';
import { asSchema, readJson, readText } from './read-json.ts';

/**
 * Opens a corpus for reading. A file is read when it is first needed.
 *
 * @param address the compiled site, or its folder `corpus`: a URL, or in Node.js, Deno and Bun also a path. In
 * browsers, a URL can be relative to the page or the worker
 */
export function openCorpus(address: string | URL, { fetch: fetchFile, signal }: CorpusOptions = {}): Corpus {
  let folder: Promise<URL> | undefined;
  let engine: SearchEngine | undefined;
  const kept = new Map<string, Promise<unknown>>();
  const languages = new Map<string, Corpus>();

  async function read<File>(path: string, until = signal): Promise<File> {
    folder ??= corpusUrl(address);
    return (await readJson(await folder, path, fetchFile, until)) as File;
  }

  function table<File>(path: string): Promise<File> {
    let reading = kept.get(path);
    if (!reading) {
      reading = read(path);
      kept.set(path, reading);
      // Removes a file that failed to load from the cache, so that the next call reads the file again.
      reading.catch(() => kept.delete(path));
    }
    return reading as Promise<File>;
  }

  const corpus: Corpus = {
    read: (path) => read(path),
    async schema(kind) {
      folder ??= corpusUrl(address);
      return (await readJson(await folder, `schema/v1/${kind}.schema.json`, fetchFile, signal, asSchema)) as object;
    },
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
        const { nearNames } = await import('./near-paths.ts');
        const paths = (await corpus.routes().catch(() => [])).map((route) => route.path);
        const near = nearNames(decodePath(path), paths);
        const hint = near.length > 0 ? `Did you mean ${near.join(', ')}?` : 'routes() lists all pages.';
        throw new CorpusError('missing', error.address, `"${path}" is not a page of this site. ${hint}`, {
          cause: error,
          near,
        });
      }
    },

    async section(href) {
      const [path = '', hash] = href.split('#');
      const id = hash === undefined || hash === '' ? undefined : decodeId(hash);
      const [{ url }, page, { pageSection }, { toMarkdown }] = await Promise.all([
        corpus.site(),
        corpus.page(path.split('?')[0]!),
        import('./page-section.ts'),
        import('../markdown/to-markdown.ts'),
      ]);
      const found = pageSection(page, id);
      if (found) {
        const options = { base: id === undefined ? url : new URL(page.path, url) };
        return { ...found, markdown: toMarkdown(id === undefined ? page : found.nodes, options) };
      }
      const { nearNames } = await import('./near-paths.ts');
      const ids = headings(page).map((heading) => heading.id);
      const near = nearNames(id!, ids).map((each) => addressIn(page, each));
      const hint = near.length > 0 ? ` Did you mean ${near.join(', ')}?` : '';
      throw new CorpusError('missing', href, `No heading on ${page.path} has the id "${id}".${hint}`, { near });
    },

    async markdown(path) {
      const [{ baseUrl }, page] = await Promise.all([corpus.site(), corpus.page(path)]);
      if (!('markdown' in page) || page.markdown === undefined) return undefined;
      folder ??= corpusUrl(address);
      return readText(new URL('../', await folder), belowBase(page.markdown, { baseUrl }).slice(1), fetchFile, signal);
    },

    async versions(instance) {
      const { instances } = await corpus.site();
      return instances.flatMap((each) =>
        each.kind === 'docs' && (instance === undefined || each.id === instance)
          ? each.versions.map((version) => ({ ...version, instance: each.id }))
          : [],
      );
    },

    async sidebars({ instance, version } = {}) {
      const versions = await corpus.versions(instance);
      const requested = versions.filter(({ name }) => version === undefined || name === version);
      const files = await Promise.all(
        requested.map((each) =>
          table<SidebarsFile>(filePath('sidebars', { instance: each.instance, version: each.name })),
        ),
      );
      return files.flatMap((file) =>
        Object.entries(file.sidebars).map(([name, items]) => ({
          instance: file.instance,
          version: file.version,
          name,
          items,
        })),
      );
    },

    async sidebar({ instance, version, sidebar }) {
      if (version === undefined || sidebar === undefined) return undefined;
      return (await table<SidebarsFile>(filePath('sidebars', { instance, version }))).sidebars[sidebar];
    },

    async language(name) {
      const site = await corpus.site();
      if (name === site.locale) return corpus;
      const { languageUrl } = await import('./language-url.ts');
      const opened =
        languages.get(name) ??
        openCorpus(languageUrl(name, site, await corpusUrl(address)), { fetch: fetchFile, signal });
      languages.set(name, opened);
      return opened;
    },

    async search(text, options = {}) {
      const [site, routes, { openEngine, searchCorpus }] = await Promise.all([
        corpus.site(),
        corpus.routes(),
        import('../search/search-corpus.ts'),
      ]);
      const { index } = embedded(site, address);
      engine ??= openEngine((path, until) => read(`${index}/${path}`, until).catch(nothingIfMissing));
      const places = await searchCorpus(text, { site, routes, engine }, { signal, ...options });
      if (options.markdown !== true) return places;
      return Promise.all(
        places.map(async (place) => ({ ...place, markdown: (await corpus.section(place.path)).markdown })),
      );
    },
  };
  return corpus;
}

/** Returns the path of a page's file, relative to `corpus/`. Throws for a path outside of the site. */
function addressOf(path: string, baseUrl: string): string {
  const base = baseUrl.replace(/\/$/, '');
  const decoded = decodePath(path);
  const isBelow = decoded === base || decoded.startsWith(`${base}/`);
  if (!isBelow) throw new CorpusError('missing', path, `The pages of this site are below ${baseUrl}.`);
  return decodedPageAddress(decoded.slice(base.length));
}

function embedded({ search }: SiteFile, address: string | URL) {
  if (search?.kind === 'embedded') return search;
  const why = search ? 'the site uses a search service' : 'the site has no search';
  throw new CorpusError('missing', `${address}`, `The corpus at "${address}" has no search index: ${why}.`);
}

function nothingIfMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error;
}

function isMissing(error: unknown): error is CorpusError {
  return error instanceof CorpusError && error.reason === 'missing';
}
