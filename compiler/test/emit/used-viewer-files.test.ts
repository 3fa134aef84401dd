import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { EmitInput } from '../../emit/emission.ts';
import { usedViewerFiles } from '../../emit/used-viewer-files.ts';
import type { Head } from '../../parse/document.ts';

const parts = {
  Mermaid: ['mermaid.js', 'shared.js'],
  LiveCode: ['live.js', 'shared.js'],
  math: ['math.css'],
  code: ['code.js'],
  debug: ['debug.js'],
  infima: ['infima.css'],
  'embedded-search': ['embedded.js'],
  'hosted-search': ['hosted.js'],
};
const viewer = {
  files: [
    'code.js',
    'debug.js',
    'embedded.js',
    'hosted.js',
    'infima.css',
    'live.js',
    'math.css',
    'mermaid.js',
    'shared.js',
    'viewer.js',
  ],
  parts,
};

function used(
  heads: Partial<Head>[],
  {
    math = false,
    debug = false,
    search = false as object | false,
    algolia = undefined as object | undefined,
    infima = false,
    modules = new Map(),
  } = {},
): string[] {
  const components = new Set(heads.flatMap((head) => head.components ?? []));
  const input = {
    viewer,
    code: { modules, files: [] },
    site: { config: { debug, search, themeConfig: { algolia, infima }, markdown: { math } }, own: [] },
  } as unknown as EmitInput;
  return usedViewerFiles(input, components);
}

test('a site gets what every page needs', () => {
  assert.equal(used([{}, { components: ['Tabs'] }]), ['viewer.js']);
});

test('what draws a component comes with the first page that has it, with all that it shares', () => {
  assert.equal(used([{}, { components: ['Mermaid', 'Tabs'] }]), ['mermaid.js', 'shared.js', 'viewer.js']);
  assert.equal(used([{ components: ['LiveCode'] }]), ['live.js', 'shared.js', 'viewer.js']);
});

test('the styles of formulas come where formulas are read', () => {
  assert.equal(used([{}], { math: true }), ['math.css', 'viewer.js']);
});

test('what shows a site from inside comes where that is asked for', () => {
  assert.equal(used([{}], { debug: true }), ['debug.js', 'viewer.js']);
});

test('the styles of the classes of Infima come where the site asks for them', () => {
  assert.equal(used([{}], { infima: true }), ['infima.css', 'viewer.js']);
});

test('of the two ways of searching there is the one that the site has', () => {
  assert.equal(used([{}], { search: {} }), ['embedded.js', 'viewer.js']);
  assert.equal(used([{}], { search: {}, algolia: { appId: 'APP', searchParameters: {} } }), ['hosted.js', 'viewer.js']);
});

test('code may use every part', () => {
  assert.equal(used([{}], { modules: new Map([['a.mdx', { exports: [] }]]) }), [
    'code.js',
    'live.js',
    'math.css',
    'mermaid.js',
    'shared.js',
    'viewer.js',
  ]);
});

test.run();
