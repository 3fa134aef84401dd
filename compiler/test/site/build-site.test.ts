import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { buildSite } from '../../site/build-site.ts';
import { buildSample, sampleInput, type Sample } from './sample-site.ts';

test('a page with the path of another page is neither in its list nor among the routes', async () => {
  const { site } = await buildSample({
    files: {
      'docs/a.md': { slug: '/same' },
      'docs/b.md': { slug: '/same' },
      'docs/c.md': { tags: ['x'] },
      'src/pages/docs/tags/x.md': { title: 'Page' },
    },
    config: { pages: {} },
  });
  const [version] = site.docs[0]!.versions;
  assert.equal([...version!.docs.keys()], ['a', 'c']);
  assert.equal(version!.tags!.tags, []);
  assert.equal(
    site.routes.map(({ path, source }) => [path, source]),
    [
      ['/docs/c', 'docs/c.md'],
      ['/docs/same', 'docs/a.md'],
      ['/docs/tags', undefined],
      ['/docs/tags/x', 'src/pages/docs/tags/x.md'],
    ],
  );
  assert.equal(
    site.pages.map(({ source }) => source),
    ['src/pages/docs/tags/x.md'],
  );
});

test('one run reports the errors of all parts', async () => {
  const { diagnostics } = await buildSample({
    files: {
      'docs/a.md': { draft: 'x' },
      'docs/b.md': { displayed_sidebar: 'x' },
      'docs/1-c.md': {},
      'docs/2-c.md': {},
      'docs/tags.yml': 'x: 3',
      'src/pages/a.md': { title: {} },
      'src/pages/A.md': {},
    },
    sidebars: { current: { s: ['nowhere'] } },
    config: { pages: {}, themeConfig: { navbar: { items: [{ type: 'x' }] }, footer: { links: [{}] } } },
  });
  assert.equal(diagnostics.map(({ rule }) => rule).sort(), [
    'colliding-paths',
    'duplicate-doc-id',
    'footer-item',
    'front-matter',
    'front-matter',
    'navbar-item',
    'tags-file',
    'unknown-displayed-sidebar',
    'unknown-sidebar-doc',
  ]);
});

test('errors in the navbar have a location in the config file', async () => {
  const input = sampleInput({
    files: { 'docs/a.md': {} },
    config: { themeConfig: { navbar: { items: [{ type: 'x' }] } } },
  });
  const { diagnostics } = await buildSite({ ...input, configFile: 'lectern.config.mjs' });
  assert.equal(
    diagnostics.map(({ place }) => place),
    [{ path: 'lectern.config.mjs', setting: 'themeConfig.navbar.items[0].type' }],
  );
});

test("the site doesn't depend on the order of its files", async () => {
  const files: Sample['files'] = {
    'docs/b/x.md': { tags: ['t', 'u'] },
    'docs/b/index.md': { tags: ['T'] },
    'docs/a.md': { tags: ['u'] },
    'docs/B.md': { id: 'z' },
    'src/pages/p.md': {},
    'src/pages/o.md': {},
  };
  const built = async (entries: [string, Sample['files'][string]][]) => {
    const { site } = await buildSample({ files: Object.fromEntries(entries), config: { pages: {} } });
    const maps = (_: string, value: unknown) => (value instanceof Map || value instanceof Set ? [...value] : value);
    return JSON.stringify(site, maps);
  };
  const entries = Object.entries(files);
  assert.is(await built(entries), await built(entries.toReversed()));
});

test('a site may be in any language', async () => {
  for (const defaultLocale of ['de', 'zh-Hans', 'not_a_language']) {
    const { site } = await buildSample({
      files: { 'docs/a.md': { tags: ['b', 'a'] } },
      config: { i18n: { defaultLocale, locales: [defaultLocale] } },
    });
    assert.equal(
      site.docs[0]!.versions[0]!.tags!.items.map(({ label }) => label),
      ['a', 'b'],
    );
  }
});

test.run();
