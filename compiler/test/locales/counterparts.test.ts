import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openCounterparts } from '../../locales/counterparts.ts';
import type { SiteRoute } from '../../site/routes/route.ts';

const bases: Record<string, string> = { en: '/', fr: '/fr/', ja: '/ja/' };

/** Creates the lookup that finds the same page in other languages. `routes`: language → `[path, kind, source]` of its
 * pages. */
function counterparts(
  routes: Record<string, [path: string, kind: SiteRoute['kind'], source?: string][]>,
  originals: Record<string, string> = {},
) {
  const siteIn = (locale: string) => {
    const all = routes[locale]!.map(([path, kind, source]): SiteRoute => ({ path, kind, source, title: '' }));
    const places = new Map(all.map(({ path, source }) => [path, { path, source }]));
    return { routes: all, places, docs: [], blogs: [], config: { baseUrl: bases[locale]! } };
  };
  return openCounterparts(() => Object.keys(routes), siteIn, new Map(Object.entries(originals)));
}

test('pages at the same path below the base URLs have no entry', () => {
  const { languagesOf } = counterparts({
    en: [['/docs/a', 'doc', 'docs/a.md']],
    fr: [['/fr/docs/a', 'doc', 'docs/a.md']],
  });
  assert.is(languagesOf('en', '/docs/a'), undefined);
  assert.is(languagesOf('fr', '/fr/docs/a'), undefined);
});

test('a translation with its own slug is found by its original', () => {
  const { languagesOf } = counterparts(
    {
      en: [['/docs/a', 'doc', 'docs/a.md']],
      fr: [['/fr/docs/un', 'doc', 'i18n/fr/a.md']],
      ja: [['/ja/docs/a', 'doc', 'docs/a.md']],
    },
    { 'i18n/fr/a.md': 'docs/a.md' },
  );
  assert.equal(languagesOf('en', '/docs/a'), { fr: '/fr/docs/un' });
  assert.equal(languagesOf('fr', '/fr/docs/un'), { en: '/docs/a', ja: '/ja/docs/a' });
});

test('a page with another original at the same path is not a counterpart', () => {
  const { languagesOf } = counterparts(
    {
      en: [
        ['/docs/a', 'doc', 'docs/a.md'],
        ['/docs/b', 'doc', 'docs/b.md'],
      ],
      fr: [['/fr/docs/a', 'doc', 'i18n/fr/b.md']],
    },
    { 'i18n/fr/b.md': 'docs/b.md' },
  );
  assert.equal(languagesOf('en', '/docs/a'), { fr: null });
  assert.equal(languagesOf('fr', '/fr/docs/a'), { en: '/docs/b' });
});

test('tags, authors, further pages of lists and generated indexes are looked up by kind and path', () => {
  const { languagesOf } = counterparts({
    en: [
      ['/blog', 'blog-list'],
      ['/blog/page/2', 'blog-list'],
      ['/blog/tags/free', 'blog-tag'],
      ['/blog/authors/ann', 'blog-author'],
      ['/docs/category/x', 'doc-category'],
    ],
    fr: [
      ['/fr/blog', 'blog-list'],
      ['/fr/blog/tags/libre', 'blog-tag'],
      ['/fr/blog/authors/ann', 'page'],
    ],
  });
  assert.is(languagesOf('en', '/blog'), undefined);
  for (const path of ['/blog/page/2', '/blog/tags/free', '/blog/authors/ann', '/docs/category/x'])
    assert.equal(languagesOf('en', path), { fr: null }, path);
  assert.equal(languagesOf('fr', '/fr/blog/tags/libre'), { en: null });
});

test('a release is found by the original of its changelog', () => {
  const { languagesOf } = counterparts(
    {
      en: [['/changelog/1.0', 'entry', 'CHANGELOG.md#1.0']],
      fr: [['/fr/changelog/v1', 'entry', 'i18n/fr/CHANGELOG.md#1.0']],
    },
    { 'i18n/fr/CHANGELOG.md': 'CHANGELOG.md' },
  );
  assert.equal(languagesOf('en', '/changelog/1.0'), { fr: '/fr/changelog/v1' });
});

test('the start page of a language is at its base URL, else the first page', () => {
  const { startIn } = counterparts({ en: [['/', 'page', 'src/index.md']], fr: [['/fr/docs/a', 'doc', 'docs/a.md']] });
  assert.is(startIn('en'), undefined);
  assert.is(startIn('fr'), '/fr/docs/a');
  assert.is(startIn('ja'), undefined, 'a language that is not compiled');
});

test.run();
