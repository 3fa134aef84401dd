import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { noMemory, openMemory } from '../../memory.ts';
import type { Head } from '../../parse/document.ts';
import { searchFiles } from '../../search/search-files.ts';
import { searchParts } from '../../search/search-texts.ts';
import { linkSite } from '../../link/link-site.ts';
import { buildSite } from '../../site/build-site.ts';
import { sampleInput, type Sample } from '../site/sample-site.ts';

async function partsOf(sample: Sample, change: (heads: Map<string, Head>) => void = () => {}) {
  const input = sampleInput(sample);
  change(new Map([...input.sources].map(([path, { head }]) => [path, head])));
  const { site } = await buildSite(input);
  const { links } = linkSite({ site, sources: input.sources, assets: new Map(), files: new Set() });
  return { site, sources: input.sources, links, memory: noMemory };
}

const paths = (input: Parameters<typeof searchParts>[0]) => Object.fromEntries(searchParts(input).map(({ tag, texts }) => [tag, texts.map(({ path }) => path).sort()]));

test('each version is a part of its own, and all that has none is one; drafts and unlisted pages are in no part', async () => {
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

test('hits of a doc stand below the category of its sidebar, those of a post below its blog', async () => {
  const input = await partsOf({
    files: { 'docs/top.md': { title: 'Top' }, 'docs/guides/deep.md': { title: 'Deep' }, 'blog/2026-01-01-post.md': { title: 'Post' } },
    config: { blog: { blogTitle: 'News' } },
  });
  const groups = Object.fromEntries(searchParts(input).flatMap(({ texts }) => texts.map(({ title, group }) => [title, group])));
  assert.equal(groups, { Top: 'Docs', Deep: 'guides', Post: 'News' });
});

test('what else a page is called goes with it: its label in the sidebar, and its keywords', async () => {
  const input = await partsOf({ files: { 'docs/a.md': { title: 'A', sidebar_label: 'First', keywords: ['one', 'uno'] }, 'docs/b.md': { title: 'B' } } });
  assert.equal(Object.fromEntries(searchParts(input).flatMap(({ texts }) => texts.map(({ title, keywords }) => [title, keywords]))), { A: ['First', 'one', 'uno'], B: undefined });
});

test('the sections of a partial are those of the page, where it is included', async () => {
  const input = await partsOf({ files: { 'docs/a.md': { title: 'A' }, 'docs/_part.md': {} } }, (heads) => {
    Object.assign(heads.get('docs/a.md')!, {
      references: [0, 1].map(() => ({ kind: 'partial', url: './_part.md', syntax: 'markdown', at: { line: 1, column: 1 } })),
      outline: [
        { type: 'heading', depth: 2, id: 'one', text: 'One' },
        { type: 'partial', reference: 0 },
        { type: 'heading', depth: 2, id: 'two', text: 'Two' },
        { type: 'partial', reference: 1 },
      ],
      sections: [{ text: 'Start.' }, { id: 'one', heading: 'One', text: 'First.' }, { id: 'two', heading: 'Two', text: 'Second.' }],
    });
    Object.assign(heads.get('docs/_part.md')!, {
      outline: [{ type: 'heading', depth: 3, id: 'part', text: 'Part' }],
      sections: [{ text: 'Shared.' }, { id: 'part', heading: 'Part', text: 'Below.' }],
    });
  });
  assert.equal(searchParts(input).find(({ tag }) => tag === 'docs-default-current')!.texts.find(({ title }) => title === 'A')!.sections, [
    { text: 'Start.' },
    { id: 'one', heading: 'One', depth: 2, text: 'First. Shared.' },
    { id: 'part', heading: 'Part', depth: 3, text: 'Below.' },
    { id: 'two', heading: 'Two', depth: 2, text: 'Second. Shared.' },
    { id: 'part-1', heading: 'Part', depth: 3, text: 'Below.' },
  ]);
});

test('a site that is not searched, or by a service, has no index', async () => {
  const files = { 'docs/a.md': { title: 'A' } };
  const count = async (config: Record<string, unknown>) => [...searchFiles(await partsOf({ files, config }))].length;
  assert.is(await count({ search: false }), 0);
  assert.is(await count({ search: {}, themeConfig: { algolia: { appId: 'A', apiKey: 'k', indexName: 'i' } } }), 0);
  assert.ok((await count({ search: {} })) > 0);
});

test('when one page changes, the words of that page are looked at and no others', async () => {
  const input = { ...(await partsOf({ files: { 'docs/a.md': { title: 'A' }, 'docs/b.md': { title: 'B' } }, config: { search: {} } })), memory: openMemory() };
  const looked: string[] = [];
  const keep: typeof input.memory.keep = (place, inputs, make) => input.memory.keep(place, inputs, () => (looked.push(place), make()));
  const before = [...searchFiles({ ...input, memory: { keep } })];
  assert.is(looked.filter((place) => place.startsWith('search words of')).length, 2);

  looked.length = 0;
  const { file, head } = input.sources.get('docs/b.md')!;
  const sources = new Map(input.sources).set('docs/b.md', { file, head: { ...head, sections: [{ text: 'Something new.' }] } });
  const after = [...searchFiles({ ...input, sources, memory: { keep } })];
  assert.equal(looked, ['search text of /docs/b', 'search words of /docs/b']);
  assert.not.equal(after, before);
});

test.run();
