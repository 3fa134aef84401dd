// Tests code of content in the output files, from a page's JSON to the modules.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { CodeTable } from '../../code/code-table.ts';
import {
  type Body,
  type BodyNode,
  type CodeModule,
  type Page,
  Page as PageSchema,
} from '../../../corpus/schema/index.ts';
import type { Artifact } from '../../emit/output.ts';
import type { EmitInput } from '../../emit/emit-input.ts';
import { openMarkdownFiles } from '../../emit/markdown/markdown-files.ts';
import { emitShared, openRequestedImages } from '../../emit/emit-shared.ts';
import { emitSite } from '../../emit/emit-site.ts';
import { linkSite } from '../../link/link-site.ts';
import type { Asset } from '../../link/link.ts';
import type { Marked } from '../../parse/document.ts';
import { buildSite } from '../../site/build-site.ts';
import { sampleInput, type Written } from '../site/sample-site.ts';

const text = (value: string): BodyNode => ({ type: 'text', value });
const paragraph = (value: string): BodyNode => ({
  type: 'element',
  tagName: 'p',
  properties: {},
  children: [text(value)],
});
const chart = (name: string, ...children: BodyNode[]): BodyNode & Marked => ({
  type: 'component',
  name,
  props: { size: 2 },
  export: name,
  children,
});
const module = (name: string, ...exports: string[]): CodeModule => ({
  href: `/base/assets/${name}.js`,
  exports,
  styles: [`/base/assets/${name}.css`],
});

interface Given {
  files: Record<string, Written>;
  bodies: Record<string, BodyNode[]>;
  modules?: Record<string, CodeModule>;
  codeFiles?: CodeTable['files'];
  assets?: Asset[];
  /** Sources that are React pages. */
  bare?: string[];
}

/** Emits a site with docs, a blog and pages below `/base/`. @returns output path → artifact */
async function emit({
  files,
  bodies,
  modules = {},
  codeFiles = [],
  assets = [],
  bare = [],
}: Given): Promise<Map<string, Artifact>> {
  const config = { baseUrl: '/base/', url: 'https://example.org', docs: {}, blog: {}, pages: {} };
  const input = sampleInput({ files, config });
  for (const path of Object.keys(modules))
    input.sources.get(path)!.head.code = { imports: [], declarations: [], exports: [] };
  const { site } = await buildSite(input);
  for (const page of site.pages) if (bare.includes(page.source)) page.bare = true;
  const { sources } = input;
  const assetMap = new Map(assets.map((asset) => [asset.path, asset]));
  const { links, authorImages } = linkSite({ site, sources, assets: assetMap, files: new Set() });
  const emitInput: EmitInput = {
    siteDir: '/site',
    site,
    sharedUrl: site.config.baseUrl,
    links,
    authorImages,
    sources,
    assets: assetMap,
    cleaned: new Map(),
    staticFiles: new Map(),
    pageData: new Map(),
    markdownOf: openMarkdownFiles(site),
    code: { modules: new Map(Object.entries(modules)), files: codeFiles },
    readBody: async (source): Promise<Body> => ({ type: 'root', children: bodies[source] ?? [] }),
    fillCodeBlock: async (block) => block,
    searchIndex: async function* () {},
    viewer: {
      script: 'viewer.js',
      styles: ['viewer.css'],
      unscripted: { light: 'light-H.css', dark: 'dark-H.css', system: 'system-H.css' },
      preload: [],
      more: [],
      kinds: {},
      boot: '',
      files: [],
      releaseWorker: '',
      extensions: {},
      parts: {},
    },
    extensions: [],
  };
  const artifacts = new Map<string, Artifact>();
  const pictures = openRequestedImages();
  const groups = [...emitSite(emitInput, pictures, async () => ''), ...emitShared(emitInput, pictures, () => [])];
  for (const { keys, make } of groups.flatMap((group) => (group.followedBy ? [group, group.followedBy] : [group]))) {
    for (const key of keys()) {
      for await (const artifact of await make(key)) {
        assert.not.ok(artifacts.has(artifact.path), `${artifact.path} is there twice`);
        artifacts.set(artifact.path, await whole(artifact));
      }
    }
  }
  return artifacts;
}

/** @returns an artifact whose pieces are joined to one string */
async function whole(artifact: Artifact): Promise<Artifact> {
  if (!('pieces' in artifact)) return artifact;
  const pieces = await Promise.all(artifact.pieces.map((piece) => (typeof piece === 'string' ? piece : piece())));
  return { path: artifact.path, text: pieces.join('') };
}

/** @returns the content of a file. It is computed if necessary */
async function madeAt(artifacts: Map<string, Artifact>, path: string): Promise<string | undefined> {
  const artifact = artifacts.get(path);
  return artifact && 'make' in artifact ? artifact.make() : textAt(artifacts, path);
}

function textAt(artifacts: Map<string, Artifact>, path: string): string | undefined {
  const artifact = artifacts.get(path);
  if (artifact && 'bytes' in artifact) return Buffer.from(artifact.bytes).toString();
  return artifact && 'text' in artifact ? artifact.text : undefined;
}

function pageAt(artifacts: Map<string, Artifact>, path: string): Page {
  const page: unknown = JSON.parse(textAt(artifacts, `corpus/pages/${path}.json`)!);
  return PageSchema.parse(page);
}

const doc = { 'docs/a.mdx': { $title: 'A' } };

test('a page names its modules, and its nodes refer to them', async () => {
  const artifacts = await emit({
    files: doc,
    bodies: { 'docs/a.mdx': [chart('Chart', paragraph('below')), chart('Gone', paragraph('stays'))] },
    modules: { 'docs/a.mdx': module('a', 'Chart') },
  });
  const page = pageAt(artifacts, 'docs/a');
  assert.equal(page.code, [module('a', 'Chart')]);
  assert.equal('body' in page && page.body.children, [
    {
      type: 'component',
      name: 'Chart',
      props: { size: 2 },
      code: { module: 0, export: 'Chart' },
      children: [paragraph('below')],
    },
    paragraph('stays'),
  ]);
});

test("the HTML file of a page loads its modules with the viewer, and its styles after the viewer's styles", async () => {
  const artifacts = await emit({
    files: { ...doc, 'docs/plain.md': {} },
    bodies: { 'docs/a.mdx': [chart('Chart')] },
    modules: { 'docs/a.mdx': module('a', 'Chart') },
  });
  const html = textAt(artifacts, 'docs/a/index.html')!;
  assert.match(
    html,
    /<link rel="stylesheet" href="\/base\/assets\/viewer\.css">\n<noscript>.*<\/noscript>\n<link rel="stylesheet" href="\/base\/assets\/a\.css">/,
  );
  assert.match(html, '<link rel="modulepreload" href="/base/assets/a.js">');
  const plain = textAt(artifacts, 'docs/plain/index.html')!;
  assert.not.match(plain, '/base/assets/a.');
  assert.is(pageAt(artifacts, 'docs/plain').code, undefined);
});

test('readers without a viewer get the children of code', async () => {
  const link: BodyNode = {
    type: 'component',
    name: 'Link',
    props: { to: '/else' },
    export: 'Link',
    children: [text('within')],
  } as BodyNode;
  const artifacts = await emit({
    files: { ...doc, 'blog/2026-01-02-post.mdx': { $title: 'Post' } },
    bodies: {
      'docs/a.mdx': [chart('Chart', paragraph('below')), chart('Expression')],
      'blog/2026-01-02-post.mdx': [link],
    },
    modules: { 'docs/a.mdx': module('a', 'Chart', 'Expression'), 'blog/2026-01-02-post.mdx': module('b', 'Link') },
  });
  assert.match((await madeAt(artifacts, 'docs/a.md'))!, /^# A\n\n> For AI agents: .*\n\nbelow\n$/);
  assert.match(textAt(artifacts, 'blog/rss.xml')!, '<content:encoded><![CDATA[within]]>');
});

test('a list of posts lists the code of its excerpts only', async () => {
  const files = {
    'blog/2026-01-03-cut.mdx': { $title: 'Cut', $truncatedAt: 1 },
    'blog/2026-01-02-shown.mdx': { $title: 'Shown', $truncatedAt: 1 },
    'blog/2026-01-01-whole.mdx': { $title: 'Whole' },
  };
  const artifacts = await emit({
    files,
    bodies: {
      'blog/2026-01-03-cut.mdx': [paragraph('a'), chart('Cut')],
      'blog/2026-01-02-shown.mdx': [chart('Shown'), paragraph('b')],
      'blog/2026-01-01-whole.mdx': [paragraph('c')],
    },
    modules: {
      'blog/2026-01-03-cut.mdx': module('cut', 'Cut'),
      'blog/2026-01-02-shown.mdx': module('shown', 'Shown'),
      'blog/2026-01-01-whole.mdx': module('whole'),
    },
  });
  const list = pageAt(artifacts, 'blog');
  assert.equal(list.code, [module('shown', 'Shown'), module('whole')]);
  assert.match(textAt(artifacts, 'blog/index.html')!, 'href="/base/assets/shown.js"');
  assert.equal(pageAt(artifacts, 'blog/2026/01/03/cut').code, [module('cut', 'Cut')]);
});

test('a React page is rendered bare; its route has no Markdown', async () => {
  const artifacts = await emit({
    files: { 'src/pages/play.tsx': { title: 'Play' }, ...doc },
    bodies: {
      'src/pages/play.tsx': [
        { type: 'component', name: 'Page', props: {}, export: 'default', children: [] } as BodyNode,
      ],
    },
    modules: { 'src/pages/play.tsx': module('play', 'default') },
    bare: ['src/pages/play.tsx'],
  });
  const page = pageAt(artifacts, 'play');
  assert.is('bare' in page && page.bare, true);
  assert.equal('body' in page && page.body.children, [
    { type: 'component', name: 'Page', props: {}, code: { module: 0, export: 'default' }, children: [] },
  ]);
  assert.not.ok('markdown' in page);
  assert.not.ok(artifacts.has('play.md'));
  assert.match(textAt(artifacts, 'sitemap.xml')!, 'https://example.org/base/play');
  assert.match(textAt(artifacts, 'corpus/routes.json')!, '"path":"/base/play"');
  assert.not.match(textAt(artifacts, 'llms.txt')!, 'Play');
  assert.match(textAt(artifacts, 'llms.txt')!, '[A]');
});

test('each file of code is written once', async () => {
  const picture: Asset = { path: 'docs/moon.png', href: '/base/assets/moon-1.png', output: 'assets/moon-1.png' };
  const bytes = Buffer.from('x');
  const artifacts = await emit({
    files: doc,
    bodies: {},
    codeFiles: [
      { path: 'assets/a.js', bytes },
      { path: 'assets/moon-1.png', bytes },
    ],
    assets: [picture],
  });
  assert.equal(artifacts.get('assets/a.js'), { path: 'assets/a.js', bytes });
  assert.equal(artifacts.get('assets/moon-1.png'), { path: 'assets/moon-1.png', copy: 'docs/moon.png' });
});

test.run();
