import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { noTranslations } from '../../config/translations.ts';
import { buildSite } from '../../site/build-site.ts';
import { buildSample, sampleInput, type Sample } from './sample-site.ts';

async function pagesOf(files: Sample['files'], pages: object | object[] = {}, config: object = {}) {
  const { site } = await buildSample({ files, config: { docs: false, pages, ...config } });
  return site.pages;
}

for (const [file, path, slashed] of [
  ['index.mdx', '/', '/'],
  ['showcase/index.md', '/showcase/', '/showcase/'],
  ['versions.md', '/versions', '/versions/'],
  ['examples/noIndex.md', '/examples/noIndex', '/examples/noIndex/'],
  ['01-first/02-second.md', '/01-first/02-second', '/01-first/02-second/'],
  ['readme.md', '/readme', '/readme/'],
  ['a.b.md', '/a.b', '/a.b/'],
] as const) {
  test(`the page ${file} is at "${path}", or "${slashed}" with trailing slashes`, async () => {
    const files = { [`src/pages/${file}`]: {} };
    assert.equal(
      (await pagesOf(files)).map((page) => page.path),
      [path],
    );
    assert.equal(
      (await pagesOf(files, {}, { trailingSlash: true })).map((page) => page.path),
      [slashed],
    );
  });
}

test('pages of an instance are served below its base', async () => {
  const [page] = await pagesOf(
    { 'more/a.md': {} },
    { id: 'more', path: 'more', routeBasePath: '/tests/pages' },
    { baseUrl: '/x/' },
  );
  assert.equal([page!.instance, page!.path], ['more', '/x/tests/pages/a']);
});

test('a slug replaces the path of a page, and must be an address below the site', async () => {
  const files = { 'src/pages/legal/privacy.md': { slug: '/privacy' }, 'src/pages/a/b.md': { slug: 'c/d' } };
  const { site, errors } = await buildSample({ files, config: { docs: false, pages: { routeBasePath: 'x' } } });
  assert.equal(
    site.pages.map(({ path }) => path),
    ['/x/c/d', '/x/privacy'],
  );
  assert.equal(errors, []);
  const bad = { 'src/pages/a.md': { slug: '../b' }, 'src/pages/b.md': { slug: '/c?d' } };
  assert.equal(
    (await buildSample({ files: bad, config: { docs: false, pages: {} } })).errors.map(
      (problem) => problem.split(' ')[0],
    ),
    ['slug-leaves-site', 'invalid-slug'],
  );
});

test('a title comes from front matter, else from the heading, and is optional', async () => {
  const pages = await pagesOf({
    'src/pages/a.md': { title: 'T', $title: 'H' },
    'src/pages/b.md': { $title: 'H' },
    'src/pages/c.md': {},
  });
  assert.equal(
    pages.map(({ title }) => title),
    ['T', 'H', ''],
  );
});

test('a React page without a title has the title of the site', async () => {
  const code = { self: true as const, imports: [], declarations: [], exports: [] };
  const files = {
    'src/pages/index.tsx': { $code: code },
    'src/pages/more.jsx': { title: 'More', description: 'of it', $code: code },
    'src/pages/other.jsx': { $code: code },
  };
  const pages = await pagesOf(files, {}, { title: 'Site', tagline: 'What it is for' });
  assert.equal(
    pages.map(({ path, bare, title, description }) => [path, bare, title, description]),
    [
      ['/', true, 'Site', 'What it is for'],
      ['/more', true, 'More', 'of it'],
      ['/other', true, 'Site', ''],
    ],
  );
});

test('a page has the settings of its front matter', async () => {
  const [page] = await pagesOf(
    {
      'src/pages/a.md': {
        description: '',
        unlisted: true,
        hide_table_of_contents: true,
        toc_max_heading_level: 5,
        wrapperClassName: 'wide',
        keywords: ['k'],
        image: 'i.png',
        $excerpt: 'x',
      },
    },
    { editUrl: 'https://e.org/edit/' },
  );
  assert.equal(page, {
    source: 'src/pages/a.md',
    instance: 'default',
    path: '/a',
    title: '',
    description: '',
    unlisted: true,
    hideToc: true,
    tocLevels: { min: 2, max: 5 },
    keywords: ['k'],
    image: 'i.png',
    wrapperClassName: 'wide',
    editUrl: 'https://e.org/edit/src/pages/a.md',
    lastUpdate: undefined,
    bare: undefined,
    custom: undefined,
    keyName: undefined,
  });
});

test('a published site has no draft pages', async () => {
  assert.equal((await pagesOf({ 'src/pages/a.md': { draft: true } })).length, 0);
});

test('the metadata of a page from translate() is in the language of the page', async () => {
  const file = 'src/pages/index.tsx';
  const input = sampleInput({
    files: { [file]: { title: 'Home', description: 'All of it' } },
    config: { docs: false, pages: {} },
  });
  input.sources.get(file)!.head.translationKeys = { title: 'home.title', description: 'home.text' };
  const translations = { ...noTranslations, code: { 'home.title': 'Start', Home: 'Daheim' } };
  const { site } = await buildSite({ ...input, translations });
  const [page] = site.pages;
  assert.equal([page!.title, page!.description], ['Start', 'All of it']);
});

test.run();
