import type { SiteSearch } from '../../corpus/schema/index.ts';
import type { Corpus } from '../corpus/corpus.ts';
import type { SearchProvider } from './provider.ts';

const providers = new WeakMap<SiteSearch, Promise<SearchProvider>>();

/** @returns the engine of a site, the same each time; one that could not be loaded is tried anew */
export function loadProvider(corpus: Corpus, search: SiteSearch): Promise<SearchProvider> {
  const known = providers.get(search);
  if (known) return known;
  const loading = load(corpus, search);
  providers.set(search, loading);
  loading.catch(() => providers.delete(search));
  return loading;
}

/** Tells the engine of a site, if it was loaded, that the index has changed. */
export async function forgetIndex(search: SiteSearch): Promise<void> {
  (await providers.get(search))?.forget?.();
}

async function load({ baseUrl, corpusUrl }: Corpus, search: SiteSearch): Promise<SearchProvider> {
  if (search.kind === 'hosted')
    return (await import('./hosted/hosted-provider.ts')).createHostedProvider(search, baseUrl);
  return (await import('./embedded/embedded-provider.ts')).createEmbeddedProvider(search, corpusUrl);
}

/** @returns the name under which what the reader did with this search is stored */
export function indexName(search: SiteSearch): string {
  return search.kind === 'hosted' ? search.indexName : 'embedded';
}
