// Tests examples of Docusaurus' conventions: path and front matter of a file → id and path of the page.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { buildDocs, buildSample, type Written } from './sample-site.ts';

const examples: [file: string, frontMatter: Written, id: string, path: string][] = [
  ['docs/introduction.mdx', { slug: '/' }, 'introduction', '/docs/'],
  [
    'docs/guides/docs/docs-create-doc.mdx',
    { id: 'create-doc', slug: '/create-doc' },
    'guides/docs/create-doc',
    '/docs/create-doc',
  ],
  ['docs/guides/docs/sidebar/index.mdx', { slug: '/sidebar' }, 'guides/docs/sidebar/index', '/docs/sidebar'],
  [
    'docs/api/plugins/overview.mdx',
    { id: 'plugins-overview', slug: '/api/plugins' },
    'api/plugins/plugins-overview',
    '/docs/api/plugins',
  ],
  ['docs/api/misc/logger/logger.mdx', {}, 'api/misc/logger/logger', '/docs/api/misc/logger/'],
  ['docs/advanced/index.mdx', {}, 'advanced/index', '/docs/advanced/'],
  ['docs/advanced/README.md', { id: 'other' }, 'advanced/other', '/docs/advanced/'],
  ['docs/02-guide/01-first.md', {}, 'guide/first', '/docs/guide/first'],
  ['docs/02-guide/01-first.md', { slug: '../start' }, 'guide/first', '/docs/start'],
  ['docs/02-guide/01-first.md', { parse_number_prefixes: false }, '02-guide/01-first', '/docs/02-guide/01-first'],
  ['docs/02-guide/01-first.md', { id: 'one' }, 'guide/one', '/docs/guide/one'],
  ['docs/2021-11-notes.md', {}, '2021-11-notes', '/docs/2021-11-notes'],
  ['docs/1 - a.md', {}, 'a', '/docs/a'],
  ['docs/1.a.md', {}, 'a', '/docs/a'],
  ['docs/1_a.md', {}, 'a', '/docs/a'],
  ['docs/12.md', {}, '12', '/docs/12'],
  ['docs/a1-b.md', {}, 'a1-b', '/docs/a1-b'],
  ['docs/version.1.2.md', {}, 'version.1.2', '/docs/version.1.2'],
  ['docs/folder with space/doc 1.mdx', {}, 'folder with space/doc 1', '/docs/folder with space/doc 1'],
  ['docs/dummy.mdx', { slug: 'dummy.html' }, 'dummy', '/docs/dummy.html'],
  ['docs/tests/category-links/readme.mdx', {}, 'tests/category-links/readme', '/docs/tests/category-links/'],
  ['docs/tests/ascii/folder/æøå.mdx', {}, 'tests/ascii/folder/æøå', '/docs/tests/ascii/folder/æøå'],
  ['docs/Case/Kept.md', {}, 'Case/Kept', '/docs/Case/Kept'],
];

for (const [file, frontMatter, id, path] of examples) {
  test(`${file} ${JSON.stringify(frontMatter)} has the id "${id}" and the path "${path}"`, async () => {
    const { version, errors } = await buildDocs({ files: { [file]: frontMatter } });
    assert.equal(errors, []);
    assert.equal(
      [...version.docs.values()].map((doc) => [doc.id, doc.path]),
      [[id, path]],
    );
  });
}

test('additional index names count for sidebars, not for paths', async () => {
  const { doc } = await buildDocs({
    files: { 'docs/a/intro.mdx': {} },
    config: { docs: { categoryIndexNames: ['intro'] } },
  });
  assert.is(doc('a/intro').path, '/docs/a/intro');
});

test('a version that is not the last is served below its name', async () => {
  const { site } = await buildSample({
    files: { 'docs/cli.mdx': {}, 'versioned_docs/version-3.0/cli.mdx': {}, 'versioned_docs/version-2.4.3/cli.mdx': {} },
    versions: ['3.0', '2.4.3'],
  });
  const paths = site.docs[0]!.versions.map(({ name, path, docs }) => [name, path, docs.get('cli')!.path]);
  assert.equal(paths, [
    ['current', '/docs/next', '/docs/next/cli'],
    ['3.0', '/docs', '/docs/cli'],
    ['2.4.3', '/docs/2.4.3', '/docs/2.4.3/cli'],
  ]);
});

test('the same doc in other versions is found by its id', async () => {
  const { site } = await buildSample({
    files: {
      'docs/01-a.md': { slug: '/moved' },
      'docs/b.md': {},
      'versioned_docs/version-1/a.md': {},
      'versioned_docs/version-1/c.md': {},
    },
    versions: ['1'],
  });
  const [current, one] = site.docs[0]!.versions;
  assert.equal(current!.docs.get('a')!.alternates, [{ version: '1', path: '/docs/a' }]);
  assert.equal(one!.docs.get('a')!.alternates, [{ version: 'current', path: '/docs/next/moved' }]);
  assert.equal(current!.docs.get('b')!.alternates, []);
});

for (const [trailingSlash, expected] of [
  [undefined, ['/x/docs/', '/x/docs/a', '/x/docs/b/']],
  [true, ['/x/docs/', '/x/docs/a/', '/x/docs/b/']],
  [false, ['/x/docs', '/x/docs/a', '/x/docs/b']],
] as const) {
  test(`with trailingSlash ${trailingSlash} the docs are at ${expected.join(', ')}`, async () => {
    const files = { 'docs/intro.md': { slug: '/' }, 'docs/a.md': {}, 'docs/b/index.md': {} };
    const { site } = await buildSample({ files, config: { baseUrl: '/x/', trailingSlash } });
    assert.equal(
      site.routes.map(({ path }) => path),
      [...expected],
    );
  });
}

test('docs may be served at the root', async () => {
  const { site } = await buildSample({
    files: { 'docs/index.md': {}, 'docs/a.md': {} },
    config: { docs: { routeBasePath: '/' }, trailingSlash: false },
  });
  assert.equal(
    site.routes.map(({ path }) => path),
    ['/', '/a'],
  );
  assert.is(site.docs[0]!.path, '/');
  assert.is(site.docs[0]!.versions[0]!.mainDoc.id, 'index');
});

test.run();
