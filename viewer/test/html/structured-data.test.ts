import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from '../../../corpus/schema/index.ts';
import { structuredData } from '../../html/structured-data.ts';

const site = { title: 'Folio', url: 'https://folio.example', baseUrl: '/site/', locale: 'en' };
const base = { title: 'A </script>', metadata: { title: 'A | Folio' }, tags: [], authors: [] };
const graph = (page: object) => {
  const json = structuredData({ ...base, ...page } as unknown as Page, site);
  return json === undefined ? undefined : (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'];
};

test('the structured data of a doc is an article with breadcrumbs', () => {
  const [article, list, ...rest] = graph({
    kind: 'doc',
    path: '/site/docs/a b',
    breadcrumbs: [{ label: 'Guides' }, { label: 'A', path: '/site/docs/a b' }],
    lastUpdate: { at: '2024-01-02T00:00:00.000Z' },
  })!;
  assert.equal(rest, []);
  assert.is(article!['@type'], 'TechArticle');
  assert.is(article!.url, 'https://folio.example/site/docs/a%20b');
  assert.is(article!.dateModified, '2024-01-02T00:00:00.000Z');
  assert.equal(list, {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Guides' },
      { '@type': 'ListItem', position: 2, name: 'A', item: 'https://folio.example/site/docs/a%20b' },
    ],
  });
});

test('an untranslated page has no structured data', () => {
  assert.is(graph({ kind: 'doc', path: '/site/fr/a', breadcrumbs: [{ label: 'A' }], untranslated: true }), undefined);
});

test('the structured data of a post has its authors and its date', () => {
  const [post] = graph({
    kind: 'post',
    path: '/site/blog/a',
    date: '2024-01-02T00:00:00.000Z',
    authors: [{ name: 'Ada', path: '/site/blog/authors/ada' }, { image: '/x.png' }],
  })!;
  assert.is(post!['@type'], 'BlogPosting');
  assert.is(post!.datePublished, '2024-01-02T00:00:00.000Z');
  assert.equal(post!.author, [{ '@type': 'Person', name: 'Ada', url: 'https://folio.example/site/blog/authors/ada' }]);
});

test('pages that are not articles and pages that are not found have no structured data', () => {
  assert.is(graph({ kind: 'blog-tags', path: '/' }), undefined);
  const metadata = { title: 'A', robots: 'noindex, nofollow' };
  assert.is(graph({ kind: 'doc', path: '/', breadcrumbs: [], metadata }), undefined);
});

test('no value in structured data closes its script element', () => {
  const page = { ...base, kind: 'doc', path: '/', breadcrumbs: [] } as unknown as Page;
  assert.not.match(structuredData(page, site)!, '<');
});

test.run();
