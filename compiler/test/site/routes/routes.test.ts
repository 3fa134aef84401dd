import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { buildSample, type Sample } from '../sample-site.ts';

const build = (files: Sample['files'], more: Partial<Sample> = {}) => buildSample({ files, ...more });

test('routes contain every page, sorted by path', async () => {
  const { site } = await build(
    {
      'docs/b.md': { title: 'B', tags: ['x'] },
      'docs/a.md': { unlisted: true, tags: ['x', 'y'] },
      'docs/draft.md': { draft: true },
      'src/pages/index.md': { title: 'Home' },
    },
    {
      config: { pages: {} },
      sidebars: { current: { s: [{ type: 'category', label: 'C', link: { type: 'generated-index' }, items: ['b'] }] } },
    },
  );
  const docs = { instance: 'default', version: 'current' };
  assert.equal(JSON.parse(JSON.stringify(site.routes)), [
    { path: '/', kind: 'page', title: 'Home', source: 'src/pages/index.md', instance: 'default' },
    { path: '/docs/a', kind: 'doc', source: 'docs/a.md', ...docs, unlisted: true },
    { path: '/docs/b', kind: 'doc', source: 'docs/b.md', ...docs },
    { path: '/docs/category/c', kind: 'doc-category', title: 'C', ...docs },
    { path: '/docs/tags', kind: 'doc-tags', title: 'Tags', ...docs },
    { path: '/docs/tags/x', kind: 'doc-tag', title: 'One doc tagged with "x"', ...docs },
    { path: '/docs/tags/y', kind: 'doc-tag', title: 'One doc tagged with "y"', ...docs, unlisted: true },
  ]);
});

for (const [onDuplicateRoutes, severities] of [
  ['ignore', []],
  [undefined, ['warning']],
  ['throw', ['error']],
] as const) {
  test(`two pages at one path give ${severities[0] ?? 'nothing'} with onDuplicateRoutes ${onDuplicateRoutes}`, async () => {
    const { site, diagnostics } = await build(
      { 'docs/b.md': { slug: '/same' }, 'docs/a.md': { title: 'A', slug: '/same/' } },
      { config: { onDuplicateRoutes, trailingSlash: false } },
    );
    assert.equal(
      diagnostics.map(({ severity }) => severity),
      [...severities],
    );
    for (const { rule, place, message } of diagnostics) {
      assert.equal([rule, place], ['duplicate-route', { path: 'docs/b.md', line: 2, column: 1 }]);
      assert.is(message, 'the path "/docs/same" is also used by "docs/a.md", which is served instead');
    }
    assert.is(site.routes[0]!.source, 'docs/a.md');
  });
}

for (const [a, b] of [
  ['/guide', '/Guide'],
  ['/a', '/a/index'],
  ['/', '/index'],
  ['/\u00e9', '/e\u0301'],
] as const) {
  test(`"${a}" and "${b}" would be one file in the output, which is an error`, async () => {
    const { diagnostics } = await build({ 'docs/a.md': { slug: a }, 'docs/b.md': { slug: b } });
    assert.equal(
      diagnostics.map(({ rule, severity }) => [rule, severity]),
      [['colliding-paths', 'error']],
    );
  });
}

test('a tag called index has its list, and a warning that some hosts serve the list of all tags there', async () => {
  const { site, diagnostics } = await build({ 'docs/a.md': { tags: ['index', 'x'] } });
  assert.equal(
    diagnostics.map(({ rule, severity }) => [rule, severity]),
    [['colliding-paths', 'warning']],
  );
  assert.equal(
    site.routes.map(({ path }) => path).filter((path) => path.startsWith('/docs/tags')),
    ['/docs/tags', '/docs/tags/index', '/docs/tags/x'],
  );
});

for (const [first, ...others] of [
  ['index.md', 'README.md'],
  ['index.mdx', 'Readme.md', 'readme.mdx'],
  ['Index.md', 'INDEX2.md', 'a.md'],
] as const) {
  test(`the page of a folder with ${first} and ${others.join(', ')} is ${first}`, async () => {
    for (const folder of ['docs', 'docs/guide']) {
      const files = Object.fromEntries(
        [...others, first].map((name) => [
          `${folder}/${name}`,
          /index2|^a/i.test(name) ? { slug: folder === 'docs' ? '/' : '/guide/' } : {},
        ]),
      );
      const { site } = await build(files);
      const path = folder === 'docs' ? '/docs' : '/docs/guide';
      const served = site.routes.find((route) => route.path.replace(/\/$/, '') === path);
      assert.is(served?.source, `${folder}/${first}`);
    }
  });
}

test('a generated page with a path of another page is reported by its kind', async () => {
  const { errors } = await build({ 'docs/a.md': { tags: ['x'] }, 'docs/b.md': { slug: '/tags/x' } });
  assert.equal(errors, [
    'duplicate-route docs the path "/docs/tags/x" is also used by "docs/b.md", which is served instead',
  ]);
});

test.run();
