import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { siteMessages } from '../../../translations/site-messages.ts';
import { buildDocs, buildSample, sampleInput, type Sample } from '../sample-site.ts';
import { outline } from './outline.ts';

async function generated(files: Sample['files'], docs: object = {}, sidebars?: Sample['sidebars']) {
  const { version, errors } = await buildDocs({ files, config: { docs }, ...(sidebars && { sidebars }) });
  return { lines: outline(Object.values(version.sidebars)[0]!), version, errors };
}

test('folders become categories, ordered by position, then by the name on disk', async () => {
  const { lines, errors } = await generated({
    'docs/b.md': {},
    'docs/Big.md': {},
    'docs/02-second.md': { title: 'Second' },
    'docs/a.md': { sidebar_position: 1.5 },
    'docs/01-guide/z.md': { sidebar_position: 1 },
    'docs/01-guide/10-ten.md': {},
    'docs/01-guide/9-nine.md': {},
    'docs/other/x.md': {},
  });
  assert.equal(errors, []);
  assert.equal(lines, [
    'guide',
    '  z → /docs/guide/z',
    '  nine → /docs/guide/nine',
    '  ten → /docs/guide/ten',
    'a → /docs/a',
    'Second → /docs/second',
    'Big → /docs/Big',
    'b → /docs/b',
    'other',
    '  x → /docs/other/x',
  ]);
});

test("the index of a folder is the category's link, and sets its label, position and appearance", async () => {
  const { version, lines } = await generated({
    'docs/a.md': { sidebar_position: 2 },
    'docs/guide/index.md': {
      title: 'The guide',
      sidebar_label: 'Guide',
      sidebar_position: 1,
      sidebar_class_name: 'red',
      sidebar_custom_props: { x: 1 },
    },
    'docs/guide/b.md': {},
  });
  assert.equal(lines, ['Guide → /docs/guide/', '  b → /docs/guide/b', 'a → /docs/a']);
  const [guide] = version.sidebars.defaultSidebar!;
  assert.equal([guide!.className, guide!.customProps], ['red', { x: 1 }]);
});

test('folders and docs are translated by the key in their files', async () => {
  const sample = {
    files: {
      'docs/a.md': { title: 'A' },
      'docs/guide/_category_.json': '{"label": "Features", "key": "guide-features"}',
      'docs/guide/b.md': { sidebar_key: 'deep' },
      'docs/other/index.md': { title: 'Features', sidebar_key: 'other-features' },
      'docs/other/c.md': {},
    },
    config: { docs: {} },
  };
  const input = sampleInput(sample);
  const { site } = await buildSample(sample);
  const keys = siteMessages({ ...input, site, code: new Map() }).get('docusaurus-plugin-content-docs/current.json')!;
  assert.equal([...keys.keys()].sort(), [
    'sidebar.defaultSidebar.category.guide-features',
    'sidebar.defaultSidebar.category.other-features',
  ]);
});

test('a _category_ file wins over the index', async () => {
  const { version, lines } = await generated({
    'docs/a.md': { sidebar_position: 2 },
    'docs/guide/_category_.yml':
      'label: From file\nposition: 3\nclassName: blue\ncollapsed: false\ndescription: About it',
    'docs/guide/README.md': { title: 'The guide', sidebar_position: 1 },
    'docs/guide/b.md': {},
  });
  assert.equal(lines, ['a → /docs/a', 'From file → /docs/guide/', '  b → /docs/guide/b']);
  const guide = version.sidebars.defaultSidebar![1]!;
  assert.equal(guide.type === 'category' && [guide.className, guide.collapsed, guide.description], [
    'blue',
    false,
    'About it',
  ]);
});

test('the reference tree of category links', async () => {
  const { lines, errors } = await generated(
    {
      'docs/links/_category_.json':
        '{"label": "Category Links", "link": {"type": "generated-index", "slug": "/generated-slug"}}',
      'docs/links/readme.md': { title: 'Readme' },
      'docs/links/with-index-doc/index.md': { title: 'With index' },
      'docs/links/with-index-doc/sample.md': {},
      'docs/links/with-readme-doc/README.md': { title: 'With readme' },
      'docs/links/with-readme-doc/sample.md': {},
      'docs/links/with-category-name-doc/with-category-name-doc.md': { title: 'With name' },
      'docs/links/with-category-name-doc/sample.md': {},
      'docs/links/custom-index-convention/intro.md': { title: 'Introduction' },
      'docs/links/custom-index-convention/sample.md': {},
      'docs/links/no-index-doc/_category_.json': '{"link": null}',
      'docs/links/no-index-doc/index.md': { title: 'Index' },
      'docs/links/no-index-doc/sample.md': {},
      'docs/links/no-subdoc/index.md': { title: 'No sub-docs' },
      'docs/links/regular-category/sample.md': {},
    },
    { categoryIndexNames: ['intro'] },
  );
  assert.equal(errors, []);
  assert.equal(lines, [
    'Category Links → /docs/generated-slug',
    '  Introduction → /docs/links/custom-index-convention/intro',
    '    sample → /docs/links/custom-index-convention/sample',
    '  no-index-doc',
    '    Index → /docs/links/no-index-doc/',
    '    sample → /docs/links/no-index-doc/sample',
    '  No sub-docs → /docs/links/no-subdoc/',
    '  Readme → /docs/links/',
    '  regular-category',
    '    sample → /docs/links/regular-category/sample',
    '  With name → /docs/links/with-category-name-doc/',
    '    sample → /docs/links/with-category-name-doc/sample',
    '  With index → /docs/links/with-index-doc/',
    '    sample → /docs/links/with-index-doc/sample',
    '  With readme → /docs/links/with-readme-doc/',
    '    sample → /docs/links/with-readme-doc/sample',
  ]);
});

for (const id of ['b', 'guide/b', 'other']) {
  test(`a _category_ file may link to the doc "${id}", by the end of its id or the whole of it`, async () => {
    const { lines, errors } = await generated({
      'docs/guide/_category_.json': JSON.stringify({ link: { type: 'doc', id } }),
      'docs/guide/a.md': {},
      'docs/guide/b.md': {},
      'docs/other.md': {},
    });
    assert.equal(errors, []);
    assert.equal(
      lines,
      id === 'other'
        ? ['other → /docs/other', '  a → /docs/guide/a', '  b → /docs/guide/b', 'other → /docs/other']
        : ['b → /docs/guide/b', '  a → /docs/guide/a', 'other → /docs/other'],
    );
  });
}

test('a _category_ file with an unknown doc is reported with the known ids', async () => {
  const files = { 'docs/guide/_category_.json': '{\n "link": {"type": "doc", "id": "bb"}\n}', 'docs/guide/b.md': {} };
  assert.equal((await generated(files)).errors, [
    'unknown-category-doc docs/guide/_category_.json:2 the category links to the doc "bb", which does not exist',
  ]);
});

test('a _category_ file that links to a draft has no link in a published site', async () => {
  const files = {
    'docs/guide/_category_.json': '{"link": {"type": "doc", "id": "b"}}',
    'docs/guide/b.md': { draft: true },
    'docs/guide/c.md': {},
  };
  const { lines, errors } = await generated(files);
  assert.equal(errors, []);
  assert.equal(lines, ['guide', '  c → /docs/guide/c']);
});

test('errors in a _category_ file have a location in the file', async () => {
  const { errors } = await generated({
    'docs/a/_category_.yml': 'label: A\nposition: first',
    'docs/a/b/_category_.json': '{"lable": "B"}',
    'docs/a/b/c.md': {},
  });
  assert.equal(errors, [
    'category-file docs/a/b/_category_.json:1 lable: there is no key with this name',
    'category-file docs/a/_category_.yml:2 position: expected a number',
  ]);
});

test('if a folder has two _category_ files, one is read and the other is reported', async () => {
  const { lines, errors } = await generated({
    'docs/a/_category_.json': '{"label": "J"}',
    'docs/a/_category_.yml': 'label: Y',
    'docs/a/b.md': {},
  });
  assert.equal(lines[0], 'J');
  assert.equal(errors, [
    'repeated-category-file docs/a/_category_.yml "docs/a/_category_.json" already describes the category of this folder, so this file is not read',
  ]);
});

test('"dirName" is the name on disk, and only docs in that folder are included', async () => {
  const files = { 'docs/02-guide/a.md': {}, 'docs/02-guide/01-in/b.md': {}, 'docs/02-guide-more/c.md': {} };
  const { lines } = await generated(files, {}, { current: { s: [{ type: 'autogenerated', dirName: '02-guide' }] } });
  assert.equal(lines, ['in', '  b → /docs/guide/in/b', 'a → /docs/guide/a']);
});

test('a folder without docs is a warning', async () => {
  const { errors } = await generated(
    { 'docs/a.md': {} },
    {},
    { current: { s: ['a', { type: 'autogenerated', dirName: 'gone' }] } },
  );
  assert.equal(errors, [
    'empty-autogenerated sidebars-current.json:4 the folder "gone" contains no docs, so nothing is generated from it',
  ]);
});

test('drafts and their empty folders are removed, and unlisted docs are hidden', async () => {
  const draft = { draft: true };
  const unlisted = { unlisted: true };
  const { lines } = await generated({
    'docs/only-drafts/a.md': draft,
    'docs/only-drafts/sub/index.md': draft,
    'docs/only-unlisteds/a.md': unlisted,
    'docs/only-unlisteds/sub/index.md': { ...unlisted, title: 'Hidden' },
    'docs/only-unlisteds/sub/b.md': unlisted,
    'docs/some-drafts/a.md': draft,
    'docs/some-drafts/sub/index.md': { ...draft, title: 'Draft index' },
    'docs/some-drafts/sub/b.md': {},
    'docs/some-unlisteds/sub/b.md': {},
    'docs/some-unlisteds/c.md': unlisted,
  });
  assert.equal(lines, [
    'only-unlisteds',
    '  a → /docs/only-unlisteds/a (unlisted)',
    '  Hidden → /docs/only-unlisteds/sub/ (unlisted)',
    '    b → /docs/only-unlisteds/sub/b (unlisted)',
    'some-drafts',
    '  sub',
    '    b → /docs/some-drafts/sub/b',
    'some-unlisteds',
    '  c → /docs/some-unlisteds/c (unlisted)',
    '  sub',
    '    b → /docs/some-unlisteds/sub/b',
  ]);
});

interface Facts {
  item: { dirName: string };
  docs: { id: string }[];
  defaultSidebarItemsGenerator: (facts: Facts) => Promise<object[]>;
}

test('a custom generator may be async, call the default one, and return autogenerated items', async () => {
  const files = { 'docs/a.md': {}, 'docs/b.md': {}, 'docs/in/c.md': {} };
  const sidebarItemsGenerator = async (facts: Facts) => {
    const docs = facts.docs.filter(({ id }) => !id.includes('/'));
    const items = await facts.defaultSidebarItemsGenerator({ ...facts, docs });
    return [...items.reverse(), { type: 'category', label: 'Rest', items: [{ type: 'autogenerated', dirName: 'in' }] }];
  };
  const { lines, errors } = await generated(files, { sidebarItemsGenerator });
  assert.equal(errors, []);
  assert.equal(lines, ['b → /docs/b', 'a → /docs/a', 'Rest', '  c → /docs/in/c']);
});

test('a generator that fails or returns an invalid item is reported', async () => {
  const files = { 'docs/a.md': {} };
  const failing = () => {
    throw new Error('no idea');
  };
  assert.equal((await generated(files, { sidebarItemsGenerator: failing })).errors, [
    'sidebar-generator docs "sidebarItemsGenerator" failed: no idea',
  ]);
  const endless = (): unknown => [endless()];
  assert.equal((await generated(files, { sidebarItemsGenerator: endless })).errors, [
    'sidebar-generator docs "sidebarItemsGenerator" failed: the folders or the generated items are nested too deeply',
  ]);
  assert.equal((await generated(files, { sidebarItemsGenerator: () => ['a', 3] })).errors, [
    'invalid-sidebars docs (generated)[1]: expected the id of a doc, or an object',
  ]);
});

test.run();
