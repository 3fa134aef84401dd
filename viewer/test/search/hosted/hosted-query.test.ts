import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { HostedSearch } from '../../../../corpus/schema/index.ts';
import { hostedQuery } from '../../../search/hosted/hosted-query.ts';

const search: HostedSearch = { kind: 'hosted', appId: 'A', apiKey: 'k', indexName: 'folio', contextualSearch: true };
const query = {
  text: 'lamp',
  page: 2,
  hitsPerPage: 15,
  hitsPerDocument: 1,
  snippetWords: 5,
  facets: { language: 'en', tags: ['default', 'docs-default-1.0'] },
};
const context = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-1.0']];

test('language and tags are added to the filters of the site', () => {
  const filters = (facetFilters?: string | string[], contextualSearch = true) =>
    hostedQuery(query, { ...search, contextualSearch, ...(facetFilters && { searchParameters: { facetFilters } }) })
      .facetFilters;
  assert.equal(filters(), context);
  assert.equal(filters('kind:doc'), [...context, 'kind:doc']);
  assert.equal(filters(['kind:doc', 'a:b']), [...context, 'kind:doc', 'a:b']);
  assert.equal(filters('kind:doc', false), ['kind:doc']);
  assert.equal(filters(undefined, false), []);
});

test('parameters of the site are passed on, except the query and the highlight tags', () => {
  const requests = hostedQuery(query, {
    ...search,
    searchParameters: { hitsPerPage: 8, analytics: false, query: 'other', page: 9, highlightPreTag: '<b>' },
  });
  const { hitsPerPage, query: text, page, highlightPreTag } = requests;
  assert.equal(
    { hitsPerPage, text, page, highlightPreTag },
    { hitsPerPage: 8, text: 'lamp', page: 2, highlightPreTag: '<mark>' },
  );
  assert.is((requests as unknown as { analytics: boolean }).analytics, false);
});

test.run();
