import { liteClient } from 'algoliasearch/lite';
import type { HostedSearch } from '../../../corpus/schema/index.ts';
import { isObject } from '../../corpus/shape.ts';
import type { SearchProvider } from '../../../corpus/search-answer.ts';
import { hitAddress } from './hit-address.ts';
import { hostedQuery } from './hosted-query.ts';
import { readHit } from './read-hit.ts';

/**
 * Creates the search engine for an Algolia index. If a host of the service fails, the client tries other hosts before
 * it reports an error.
 */
export function createHostedProvider(search: HostedSearch, baseUrl: string): SearchProvider {
  const client = liteClient(search.appId, search.apiKey);
  client.addAlgoliaAgent('lectern');
  const address = (url: string) => hitAddress(url, baseUrl, search);
  return {
    async search(query, signal) {
      const { results } = await client.search({ requests: [hostedQuery(query, search)] });
      signal.throwIfAborted();
      const [answer] = results as unknown[];
      if (!isObject(answer) || !Array.isArray(answer.hits))
        throw new Error('The answer of the search service has an unknown format.');
      const hits = answer.hits.flatMap((record) => readHit(record, address) ?? []);
      return { hits, total: Number(answer.nbHits) || 0, pages: Number(answer.nbPages) || 0 };
    },
  };
}
