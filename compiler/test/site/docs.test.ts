import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { buildDocs, buildSample } from './sample-site.ts';

test('a title comes from front matter, else from the heading, else from the id', async () => {
  const { doc } = await buildDocs({
    files: {
      'docs/a.md': { title: 'Written', $title: 'Heading' },
      'docs/b.md': { $title: 'Heading' },
      'docs/03-c.md': {},
    },
  });
  assert.equal([doc('a').title, doc('b').title, doc('c').title], ['Written', 'Heading', 'c']);
});

test('a description comes from front matter, even an empty one, else from the excerpt', async () => {
  const { doc } = await buildDocs({
    files: {
      'docs/a.md': { description: '', $excerpt: 'First line.' },
      'docs/b.md': { $excerpt: 'First line.' },
      'docs/c.md': {},
    },
  });
  assert.equal([doc('a').description, doc('b').description, doc('c').description], ['', 'First line.', '']);
});

test('each level of the table of contents comes from front matter, else from the theme', async () => {
  const { doc } = await buildDocs({
    files: { 'docs/a.md': { toc_max_heading_level: 5 }, 'docs/b.md': { toc_min_heading_level: 3 } },
    config: { themeConfig: { tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 4 } } },
  });
  assert.equal(
    [doc('a').tocLevels, doc('b').tocLevels],
    [
      { min: 2, max: 5 },
      { min: 3, max: 4 },
    ],
  );
});

test('the main doc is at the root, else the first in the first sidebar, else the first', async () => {
  const files = { 'docs/a.md': {}, 'docs/b.md': {}, 'docs/c.md': {} };
  const main = async (sample: Parameters<typeof buildDocs>[0]) => (await buildDocs(sample)).version.mainDoc.id;
  assert.is(await main({ files: { ...files, 'docs/c.md': { slug: '/' } }, sidebars: { current: { s: ['b'] } } }), 'c');
  assert.is(
    await main({ files, sidebars: { current: { s: [{ type: 'link', href: '/', label: 'x' }, 'b', 'a'] } } }),
    'b',
  );
  assert.is(await main({ files, config: { docs: { sidebarPath: false } }, sidebars: { current: {} } }), 'a');
});

test('two docs with the same id are reported, and the first file counts', async () => {
  const { version, errors } = await buildDocs({
    files: { 'docs/1-a.md': { title: 'One' }, 'docs/2-a.md': { title: 'Two' } },
  });
  assert.equal(errors, ['duplicate-doc-id docs/2-a.md the id "a" is also used by "docs/1-a.md"']);
  assert.equal(
    [...version.docs.values()].map(({ title }) => title),
    ['One'],
  );
});

test("a slug that can't be part of an address is reported at its location", async () => {
  const files = {
    'docs/a.md': { title: 'A', slug: '/a?b' },
    'docs/b/d.md': { slug: '../../e' },
    'docs/b/f.md': { slug: '//host/f' },
    'docs/c#.md': {},
  };
  const { errors } = await buildDocs({ files });
  assert.equal(errors, [
    'invalid-slug docs/a.md:3 the slug "/a?b" can\'t be part of an address',
    'slug-leaves-site docs/b/d.md:2 with the slug "../../e", the address of this page would be outside of its docs, blog or pages',
    'slug-leaves-site docs/b/f.md:2 with the slug "//host/f", the address of this page would be outside of its docs, blog or pages',
    'invalid-slug docs/c#.md the slug "/c#" can\'t be part of an address',
  ]);
});

test('a version without docs is reported and removed', async () => {
  const { site, errors } = await buildSample({
    files: { 'docs/a.md': {}, 'versioned_docs/version-1/a.md': { draft: true } },
    versions: ['1'],
  });
  assert.equal(
    site.docs[0]!.versions.map(({ name }) => name),
    ['current'],
  );
  assert.equal(errors, [
    'empty-version versioned_docs/version-1 version "1" of the docs "default" has no published doc',
  ]);
});

test('a listed version without files is reported at its entry in versions.json', async () => {
  const { errors } = await buildSample({ files: { 'docs/a.md': {} }, versions: ['1'] });
  assert.equal(errors, [
    'empty-version versions.json version "1" of the docs "default" has no file: there is no Markdown in "versioned_docs/version-1"',
  ]);
});

test('a published site has no drafts, but knows their ids', async () => {
  const { version } = await buildDocs({
    files: { 'docs/a.md': {}, 'docs/b.md': { draft: true }, 'docs/c.md': { unlisted: true } },
  });
  assert.equal(
    [...version.docs.values()].map(({ id, unlisted }) => [id, unlisted]),
    [
      ['a', false],
      ['c', true],
    ],
  );
  assert.equal([...version.draftIds], ['b']);
});

test('in development, drafts and unlisted docs are like all others', async () => {
  const { version } = await buildDocs({
    files: { 'docs/b.md': { draft: true }, 'docs/c.md': { unlisted: true } },
    production: false,
  });
  assert.equal(
    [...version.docs.values()].map(({ id, unlisted }) => [id, unlisted]),
    [
      ['b', false],
      ['c', false],
    ],
  );
});

const github = 'https://github.com/x/y/edit/main/website/';

test('an edit link points to the source in the version, or always to the current version', async () => {
  const files = { 'docs/a b.md': {}, 'versioned_docs/version-1/a b.md': {} };
  const links = async (editCurrentVersion: boolean) => {
    const { site } = await buildSample({
      files,
      versions: ['1'],
      config: { docs: { editUrl: github, editCurrentVersion } },
    });
    return site.docs[0]!.versions.map(({ docs }) => docs.get('a b')!.editUrl);
  };
  assert.equal(await links(false), [`${github}docs/a%20b.md`, `${github}versioned_docs/version-1/a%20b.md`]);
  assert.equal(await links(true), [`${github}docs/a%20b.md`, `${github}docs/a%20b.md`]);
});

test("an edit link to a docs folder next to the site's folder resolves the path", async () => {
  const { doc } = await buildDocs({
    files: { '../docs/a.md': {} },
    config: { docs: { path: '../docs', editUrl: github.slice(0, -1) } },
  });
  assert.is(doc('a').editUrl, 'https://github.com/x/y/edit/main/docs/a.md');
});

test('a function may return edit links', async () => {
  const editUrl = (facts: object) => JSON.stringify(facts);
  const { doc } = await buildDocs({ files: { 'docs/02-g/a.md': {} }, config: { docs: { editUrl }, baseUrl: '/x/' } });
  assert.equal(JSON.parse(doc('g/a').editUrl!), {
    version: 'current',
    versionDocsDirPath: 'docs',
    docPath: '02-g/a.md',
    permalink: '/x/docs/g/a',
    locale: 'en',
  });
});

test('front matter may set another edit link, or none', async () => {
  const { doc } = await buildDocs({
    files: {
      'docs/a.md': { custom_edit_url: 'https://e.org/a' },
      'docs/b.md': { custom_edit_url: null },
      'docs/c.md': { custom_edit_url: '' },
    },
    config: { docs: { editUrl: github } },
  });
  assert.equal([doc('a').editUrl, doc('b').editUrl, doc('c').editUrl], ['https://e.org/a', undefined, undefined]);
});

test('the last update comes from front matter, and missing parts from history', async () => {
  const files = {
    'docs/a.md': { last_update: { author: 'Ann', date: '1/1/2000' } },
    'docs/b.md': { last_update: { author: 'Ann' } },
    'docs/c.md': {},
    'docs/new.md': {},
  };
  const commit = { at: '2023-10-20T12:00:00+02:00', by: 'Bob' };
  const history = { 'docs/a.md': commit, 'docs/b.md': commit, 'docs/c.md': commit };
  const updates = async (docs: object) => {
    const { version } = await buildDocs({ files, history, config: { docs } });
    return [...version.docs.values()].map(({ lastUpdate }) => lastUpdate);
  };
  assert.equal(await updates({ showLastUpdateTime: true, showLastUpdateAuthor: true }), [
    { at: '2000-01-01T00:00:00.000Z', by: 'Ann' },
    { at: '2023-10-20T10:00:00.000Z', by: 'Ann' },
    { at: '2023-10-20T10:00:00.000Z', by: 'Bob' },
    undefined,
  ]);
  assert.equal(await updates({ showLastUpdateAuthor: true }), [
    { at: undefined, by: 'Ann' },
    { at: undefined, by: 'Ann' },
    { at: undefined, by: 'Bob' },
    undefined,
  ]);
  assert.equal(await updates({}), [undefined, undefined, undefined, undefined]);
});

test.run();
