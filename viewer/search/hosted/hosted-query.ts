import type { HostedSearch } from '../../../corpus/schema/index.ts';
import type { SearchQuery } from '../../../corpus/search-answer.ts';

const levels = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);

/** The markers that the service puts around matches. */
export const marks = { before: '<mark>', after: '</mark>' };

/**
 * @returns the query in the format of the service. Search parameters in the config override the defaults, except for
 * the parameters of paging
 */
export function hostedQuery({ text, page, hitsPerPage, snippetWords, facets }: SearchQuery, search: HostedSearch) {
  const { facetFilters, ...parameters } = search.searchParameters ?? {};
  return {
    indexName: search.indexName,
    attributesToRetrieve: [...levels, 'content', 'type', 'url'],
    attributesToHighlight: levels,
    attributesToSnippet: [`content:${snippetWords}`],
    snippetEllipsisText: '…',
    hitsPerPage,
    ...parameters,
    query: text,
    page,
    highlightPreTag: marks.before,
    highlightPostTag: marks.after,
    facetFilters: [...(search.contextualSearch ? contextual(facets) : []), ...filters(facetFilters)],
  };
}

function contextual({ language, tags, within }: SearchQuery['facets']): (string | string[])[] {
  return [`language:${language}`, (within ? [within.tag] : tags).map((tag) => `docusaurus_tag:${tag}`)];
}

/** Converts filters to a list, because the config can also contain a single filter as a string. */
function filters(own: unknown): (string | string[])[] {
  if (typeof own === 'string') return [own];
  return Array.isArray(own) ? (own as (string | string[])[]) : [];
}
