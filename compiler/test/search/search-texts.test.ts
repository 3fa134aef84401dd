import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Head, Section } from '../../parse/document.ts';
import type { IndexFile } from '../../search/index-files.ts';
import { openSearch } from '../../search/search-files.ts';
import { searchParts, type SearchInput } from '../../search/search-texts.ts';
import { linkSite } from '../../link/link-site.ts';
import { buildSite } from '../../site/build-site.ts';
import { sampleInput, type Sample } from '../site/sample-site.ts';

async function partsOf(
  sample: Sample,
  texts: Record<string, Section[]> = {},
  change: (heads: Map<string, Head>) => void = () => {},
): Promise<SearchInput> {
  const input = sampleInput(sample);
  change(new Map([...input.sources].map(([path, { head }]) => [path, head])));
  const { site } = await buildSite(input);
  const { links } = linkSite({ site, sources: input.sources, assets: new Map(), files: new Set() });
  return { site, sources: input.sources, links, readSections: async (source) => texts[source] ?? [] };
}

const paths = (input: SearchInput) =>
  Object.fromEntries(searchParts(input).map(({ tag, pages }) => [tag, pages.map(({ path }) => path).sort()]));
const textsOf = (input: SearchInput) =>
  Promise.all(searchParts(input).flatMap(({ pages }) => pages.map(({ text }) => text())));

async function filesOf(input: SearchInput): Promise<IndexFile[]> {
  const files: IndexFile[] = [];
  for await (const file of openSearch(input).files()) files.push(file);
  return files;
}

test('docs rank before other pages, then posts, and pages hidden from search engines last', async () => {
  const input = await partsOf({
    files: { 'docs/a.md': {}, 'team/a.md': {}, 'checks/a.md': {}, 'blog/2026-01-01-post.md': {} },
    config: {
      blog: {},
      docs: [
        { path: 'docs' },
        { id: 'team', path: 'team', routeBasePath: 'team' },
        { id: 'checks', path: 'checks', routeBasePath: 'checks', versions: { current: { noIndex: true } } },
      ],
    },
  });
  const byRank = searchParts(input).sort((a, b) => b.rank - a.rank);
  assert.equal(
    byRank.map(({ tag }) => tag),
    ['docs-default-current', 'docs-team-current', 'default', 'docs-checks-current'],
  );
});

test('each version is a part, and all pages without a version are one; drafts and unlisted pages are in none', async () => {
  const input = await partsOf({
    files: {
      'docs/a.md': { title: 'A' },
      'docs/draft.md': { draft: true },
      'docs/hidden.md': { unlisted: true },
      'versioned_docs/version-1.0/a.md': { title: 'Old A' },
      'blog/2026-01-01-post.md': { title: 'Post' },
      'blog/2026-01-02-hidden.md': { unlisted: true },
      'blog/2026-01-03-draft.md': { draft: true },
      'pages/about.md': { title: 'About' },
      'pages/hidden.md': { unlisted: true },
    },
    versions: ['1.0'],
    config: { blog: {}, pages: { path: 'pages' } },
  });
  assert.equal(paths(input), {
    default: ['/about', '/blog/2026/01/01/post'],
    'docs-default-current': ['/docs/next/a'],
    'docs-default-1.0': ['/docs/a'],
  });
});

test('posts and changelog entries are marked as posts', async () => {
  const input = await partsOf({
    files: { 'docs/a.md': {}, 'blog/2026-01-01-post.md': {}, 'pages/about.md': {} },
    config: { blog: {}, pages: { path: 'pages' } },
  });
  const posts = searchParts(input).flatMap(({ pages }) => pages.filter(({ isPost }) => isPost));
  assert.equal(
    posts.map(({ path }) => path),
    ['/blog/2026/01/01/post'],
  );
});

test('results of a doc are grouped by the category of its sidebar, results of a post by its blog', async () => {
  const input = await partsOf({
    files: {
      'docs/top.md': { title: 'Top' },
      'docs/guides/deep.md': { title: 'Deep' },
      'blog/2026-01-01-post.md': { title: 'Post' },
    },
    config: { blog: { blogTitle: 'News' } },
  });
  const groups = Object.fromEntries((await textsOf(input)).map(({ title, group }) => [title, group]));
  assert.equal(groups, { Top: 'Docs', Deep: 'guides', Post: 'News' });
});

test('docs without a category are grouped by a UI string of the site, or by the name of their instance', async () => {
  const docs = [{ path: 'docs' }, { id: 'team-notes', path: 'team', routeBasePath: 'team' }];
  const input = await partsOf({ files: { 'docs/a.md': {}, 'team/a.md': {} }, config: { docs } });
  const groups = async (messages: Record<string, string>) =>
    (await textsOf({ ...input, messages })).map(({ group }) => group);
  assert.equal(await groups({ 'lectern.search.docs': 'Dokumentation' }), ['Dokumentation', 'Team notes']);
  assert.equal(await groups({}), ['Docs', 'Team notes']);
});

test('a doc includes the label of its category, whose address is in another language', async () => {
  const input = await partsOf({
    files: {
      'docs/license/_category_.json': '{"label": "Lizenz"}',
      'docs/license/key.md': { title: 'Schlüssel' },
      'docs/license/old/a.md': {},
      'docs/top.md': {},
    },
    config: { search: {} },
  });
  const [, { pages }] = searchParts(input) as [unknown, { pages: { path: string; above?: string }[] }];
  assert.equal(Object.fromEntries(pages.map(({ path, above }) => [path, above])), {
    '/docs/license/key': 'Lizenz',
    '/docs/license/old/a': 'old',
    '/docs/top': undefined,
  });
  const [postings] = (await filesOf(input)).filter(({ path }) => path.includes('current/postings'));
  const { postings: lists } = (await postings!.make()) as { postings: [string, number[]][] };
  assert.equal(
    lists.filter(([word]) => word === 'lizenz').map(([, pages]) => pages.length),
    [2],
  );
});

test('the label in the sidebar and the keywords are additional names of a page', async () => {
  const input = await partsOf({
    files: {
      'docs/a.md': { title: 'A', sidebar_label: 'First', keywords: ['one', 'uno'] },
      'docs/b.md': { title: 'B' },
    },
  });
  assert.equal(Object.fromEntries((await textsOf(input)).map(({ title, keywords }) => [title, keywords])), {
    A: ['First', 'one', 'uno'],
    B: undefined,
  });
});

test('the sections of a partial are sections of the page, at the include', async () => {
  const texts = {
    'docs/a.md': [
      { text: 'Start.' },
      { id: 'one', heading: 'One', text: 'First.' },
      { id: 'two', heading: 'Two', text: 'Second.' },
    ],
    'docs/_part.md': [{ text: 'Shared.' }, { id: 'part', heading: 'Part', text: 'Below.' }],
  };
  const input = await partsOf({ files: { 'docs/a.md': { title: 'A' }, 'docs/_part.md': {} } }, texts, (heads) => {
    Object.assign(heads.get('docs/a.md')!, {
      references: [0, 1].map(() => ({
        kind: 'partial',
        url: './_part.md',
        syntax: 'markdown',
        at: { line: 1, column: 1 },
      })),
      anchors: ['one', { partial: 0 }, 'two', { partial: 1 }],
      outline: [
        { type: 'heading', depth: 2, id: 'one', text: 'One' },
        { type: 'partial', reference: 0 },
        { type: 'heading', depth: 2, id: 'two', text: 'Two' },
        { type: 'partial', reference: 1 },
      ],
    });
    Object.assign(heads.get('docs/_part.md')!, {
      anchors: ['part'],
      outline: [{ type: 'heading', depth: 3, id: 'part', text: 'Part' }],
    });
  });
  assert.equal((await textsOf(input)).find(({ title }) => title === 'A')!.sections, [
    { text: 'Start.' },
    { id: 'one', heading: 'One', depth: 2, text: 'First. Shared.' },
    { id: 'part', heading: 'Part', depth: 3, text: 'Below.' },
    { id: 'two', heading: 'Two', depth: 2, text: 'Second. Shared.' },
    { id: 'part-1', heading: 'Part', depth: 3, text: 'Below.' },
  ]);
});

test('a site without search, or with a hosted search, has no index', async () => {
  const files = { 'docs/a.md': { title: 'A' } };
  const count = async (config: Record<string, unknown>) => (await filesOf(await partsOf({ files, config }))).length;
  assert.is(await count({ search: false }), 0);
  assert.is(await count({ search: {}, themeConfig: { algolia: { appId: 'A', apiKey: 'k', indexName: 'i' } } }), 0);
  assert.ok((await count({ search: {} })) > 0);
});

test.run();
