import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { headTags } from '../head-tags.ts';
import type { Page, SiteFile } from '../schema/index.ts';

const english = {
  name: 'en',
  label: 'English',
  direction: 'ltr' as const,
  htmlLang: 'en-GB',
  calendar: 'gregory',
  path: '/base/',
};
const french = { ...english, name: 'fr', htmlLang: 'fr', path: '/base/fr/' };
const site = (more: Partial<SiteFile> = {}) =>
  ({ url: 'https://example.org', baseUrl: '/base/', locale: 'en', locales: [english], ...more }) as SiteFile;

function page(more: object = {}): Page {
  const { metadata = {}, ...rest } = more as { metadata?: object };
  return {
    kind: 'doc',
    path: '/base/docs/a',
    title: 'A',
    description: 'About a',
    context: { instance: 'default', version: '2.0' },
    metadata: { title: 'A | Site', canonical: 'https://example.org/base/docs/a', ...metadata },
    ...rest,
  } as unknown as Page;
}

/** Returns each element as `name=content` or `rel href`. */
function tags(of: Page, around: SiteFile = site()): string[] {
  return headTags(of, around).map(({ attributes: { name, property, content, rel, hreflang, href } }) =>
    rel === undefined ? `${name ?? property}=${content}` : [rel, hreflang, href].filter(Boolean).join(' '),
  );
}

test('a doc has what search engines, cards and hosted search read', () => {
  assert.equal(
    tags(page({ metadata: { keywords: ['x', 'y'], image: 'https://example.org/i.png', robots: 'noindex, nofollow' } })),
    [
      'twitter:card=summary_large_image',
      'og:type=website',
      'og:locale=en',
      'description=About a',
      'keywords=x,y',
      'robots=noindex, nofollow',
      'canonical https://example.org/base/docs/a',
      'alternate en-GB https://example.org/base/docs/a',
      'alternate x-default https://example.org/base/docs/a',
      'og:title=A | Site',
      'og:description=About a',
      'og:url=https://example.org/base/docs/a',
      'og:image=https://example.org/i.png',
      'twitter:image=https://example.org/i.png',
      'docusaurus_locale=en',
      'docsearch:language=en',
      'docusaurus_version=2.0',
      'docsearch:version=2.0',
      'docusaurus_tag=docs-default-2.0',
      'docsearch:docusaurus_tag=docs-default-2.0',
    ],
  );
});

test('untranslated pages are indexed by hosted search crawlers in the language of the original', () => {
  const names = tags(page({ untranslated: true }), site({ locales: [english, french], locale: 'fr' }));
  assert.ok(names.includes('og:locale=fr'));
  assert.equal(
    names.filter((name) => /^doc(?:usaurus_|search:)/.test(name)),
    [],
  );
});

test('Open Graph properties have the attribute `property`', () => {
  const og = headTags(page(), site()).find(({ attributes }) => attributes.content === 'A | Site');
  assert.equal(og?.attributes, { property: 'og:title', content: 'A | Site' });
});

for (const [kind, tag] of Object.entries({
  'doc-category': 'docs-default-2.0',
  'doc-tags': 'doc_tags_list',
  'doc-tag': 'doc_tag_doc_list',
  page: 'default',
  post: 'default',
  entry: 'default',
  'blog-list': 'blog_posts_list',
  'changelog-list': 'blog_posts_list',
  'blog-tags': 'blog_tags_list',
  'blog-tag': 'blog_tags_posts',
  'blog-archive': 'default',
  'not-found': 'default',
})) {
  test(`a page of the kind "${kind}" has the search tag "${tag}"`, () => {
    assert.ok(tags(page({ kind })).includes(`docusaurus_tag=${tag}`));
  });
}

test('a post is an article with a date', () => {
  const found = tags(page({ kind: 'post', date: '2024-01-02T00:00:00.000Z' }));
  assert.ok(found.includes('og:type=article') && found.includes('article:published_time=2024-01-02T00:00:00.000Z'));
  assert.not.ok(found.includes('og:type=website'));
});

test("every language has its link, and the site's own is for all others", () => {
  const found = tags(page(), site({ locales: [english, french] })).filter((tag) => tag.startsWith('alternate'));
  assert.equal(found, [
    'alternate en-GB https://example.org/base/docs/a',
    'alternate fr https://example.org/base/fr/docs/a',
    'alternate x-default https://example.org/base/docs/a',
  ]);
});

test("the page's own head wins over its front matter, and that over the site", () => {
  const elements = [
    { tag: 'meta', attributes: { name: 'description', content: 'Own' } },
    { tag: 'link', attributes: { rel: 'canonical', href: 'https://example.org/elsewhere' } },
  ];
  const metadata = [
    { name: 'description', content: 'Site' },
    { name: 'twitter:card', content: 'summary' },
    { name: 'theme-color', content: 'red' },
  ];
  const found = tags(page({ metadata: { elements } }), site({ metadata }));
  assert.equal(
    found.filter((tag) => tag.startsWith('description')),
    ['description=Own'],
  );
  assert.equal(
    found.filter((tag) => tag.startsWith('canonical')),
    ['canonical https://example.org/elsewhere'],
  );
  assert.equal(
    found.filter((tag) => tag.startsWith('twitter:card')),
    ['twitter:card=summary'],
  );
  assert.ok(found.includes('theme-color=red'));
});

test('a page of text names its Markdown, and one without an address no languages', () => {
  assert.ok(tags(page({ markdown: '/base/docs/a.md' })).includes('alternate /base/docs/a.md'));
  assert.not.ok(
    tags(page({ kind: 'not-found', metadata: { canonical: undefined } })).some((tag) =>
      /^(alternate|canonical|og:url)/.test(tag),
    ),
  );
});

test.run();
