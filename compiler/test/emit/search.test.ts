import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseConfig } from '../../config/parse-config.ts';
import type { SiteFile } from '../../../corpus/schema/index.ts';
import { openSearchFile, openSearchHead } from '../../emit/search/open-search.ts';
import { searchPage } from '../../emit/pages/own-pages.ts';
import { siteSearch } from '../../emit/search/site-search.ts';
import { buildSample } from '../site/sample-site.ts';

const algolia = { appId: 'APPID', apiKey: 'key', indexName: 'docs' };

function searchOf(config: Record<string, unknown>) {
  return siteSearch({
    config: parseConfig({ title: 'Site', docs: false, pages: false, ...config }, 'test'),
    own: [{ kind: 'search', path: '/search', title: 'Search' }],
  });
}

test('a site has its own search index by default', () => {
  assert.equal(JSON.parse(JSON.stringify(searchOf({}))), { kind: 'embedded', path: '/search', index: 'search' });
  assert.is(searchOf({ search: false }), undefined);
  assert.is(searchOf({ search: false, themeConfig: { algolia } }), undefined);
});

test('with the settings of Docusaurus, a site uses the hosted search, and settings of its search box are ignored', () => {
  const hosted = searchOf({
    themeConfig: {
      algolia: {
        ...algolia,
        searchParameters: { facetFilters: ['a:b'] },
        externalUrlRegex: 'external\\.com',
        replaceSearchResultPathname: { from: '/docs/', to: '/' },
        placeholder: 'Find',
      },
    },
  });
  assert.equal(JSON.parse(JSON.stringify(hosted)), {
    kind: 'hosted',
    path: '/search',
    ...algolia,
    contextualSearch: true,
    searchParameters: { facetFilters: ['a:b'] },
    externalUrlRegex: 'external\\.com',
    replaceSearchResultPathname: { from: '/docs/', to: '/' },
  });
});

test('the replaced part of paths is a literal string or a regular expression', () => {
  const from = (value: string | RegExp) => {
    const search = searchOf({
      themeConfig: { algolia: { ...algolia, replaceSearchResultPathname: { from: value, to: '' } } },
    });
    return search?.kind === 'hosted' ? search.replaceSearchResultPathname!.from : undefined;
  };
  assert.is(from('/docs/1.0'), '/docs/1\\.0');
  assert.is(from(/\/docs\/v\d/), '\\/docs\\/v\\d');
});

test('the search page is generated if the config enables it, and a content page with its path replaces it', async () => {
  const pathOf = async (
    config: Record<string, unknown>,
    files: Record<string, { slug?: string }> = { 'docs/a.md': {} },
  ) => (await buildSample({ files, config })).site.own.find(({ kind }) => kind === 'search')?.path;
  assert.is(await pathOf({ search: {} }), '/search');
  assert.is(await pathOf({ search: { path: 'find' }, baseUrl: '/base/', trailingSlash: true }), '/base/find/');
  assert.is(await pathOf({ search: { path: false } }), undefined);
  assert.is(
    await pathOf({ search: {}, themeConfig: { algolia: { ...algolia, searchPagePath: 'results' } } }),
    '/results',
  );
  assert.is(await pathOf({ search: {}, themeConfig: { algolia: { ...algolia, searchPagePath: null } } }), undefined);
  const { site, problems } = await buildSample({
    files: { 'docs/a.md': { slug: '/search' } },
    config: { search: {}, docs: { routeBasePath: '/' } },
  }).then(({ site: built, ...rest }) => ({ site: built, problems: JSON.stringify(rest) }));
  assert.equal(site.own, []);
  assert.not.match(problems, 'duplicate-route');
});

test('the title of the search page contains the title of the site, unless the config disables that', async () => {
  const titled = async (search: object) => {
    const { site } = await buildSample({ files: { 'docs/a.md': {} }, config: { search } });
    const own = site.own.find((page) => page.kind === 'search')!;
    return searchPage(own, { site }).metadata.title;
  };
  assert.is(await titled({}), 'Search the documentation | Sample');
  assert.is(await titled({ siteInTitle: false }), 'Search the documentation');
});

test('the OpenSearch description tells browsers how to search the site from the address bar', () => {
  const config = parseConfig(
    {
      title: 'A & "B" <documentation>',
      url: 'https://example.org',
      favicon: 'img/icon.svg',
      docs: false,
      pages: false,
    },
    'test',
  );
  const [file] = openSearchFile({ config, own: [{ kind: 'search', path: '/suche für', title: 'Search' }] });
  assert.match(file!.text, '<ShortName>A &amp; &quot;B&quot; &lt;documen</ShortName>');
  assert.match(file!.text, 'template="https://example.org/suche%20f%C3%BCr?q={searchTerms}"');
  assert.match(file!.text, '<Image>https://example.org/img/icon.svg</Image>');
  assert.equal(openSearchFile({ config, own: [] }), []);
});

test('the head links the OpenSearch description if the site has a search page', () => {
  const head = (search: SiteFile['search']) =>
    openSearchHead({ title: 'Site', baseUrl: '/base/', search } as SiteFile).map(({ attributes: { rel, href } }) => [
      rel,
      href,
    ]);
  assert.equal(head({ kind: 'embedded', path: '/search', index: 'search' }), [['search', '/base/opensearch.xml']]);
  assert.equal(head({ kind: 'hosted', ...algolia, contextualSearch: true }), []);
  assert.equal(head(undefined), []);
});

test.run();
