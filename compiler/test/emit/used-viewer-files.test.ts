import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { EmitInput } from '../../emit/emit-input.ts';
import { usedViewerFiles } from '../../emit/used-viewer-files.ts';
import type { Head } from '../../parse/document.ts';

const parts = {
  Mermaid: ['mermaid.js', 'shared.js'],
  LiveCode: ['live.js', 'shared.js'],
  math: ['math.css'],
  code: ['code.js'],
  debug: ['debug.js'],
  infima: ['infima.css'],
  boot: ['boot.js'],
  'embedded-search': ['embedded.js'],
  'hosted-search': ['hosted.js'],
  'de-search': ['stemmer-de.js'],
  'fr-search': ['stemmer-fr.js'],
};
const viewer = {
  files: [
    'boot.js',
    'code.js',
    'debug.js',
    'embedded.js',
    'hosted.js',
    'infima.css',
    'live.js',
    'math.css',
    'mermaid.js',
    'shared.js',
    'stemmer-de.js',
    'stemmer-fr.js',
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
    csp = {} as object | false,
    locales = ['en'],
    modules = new Map(),
    files = [] as { path: string; bytes: Uint8Array }[],
  } = {},
): string[] {
  const components = new Set(heads.flatMap((head) => head.components ?? []));
  const i18n = { locales, defaultLocale: locales[0], localeConfigs: { 'de-AT': { htmlLang: 'de-AT' } } };
  const input = {
    viewer,
    code: { modules, files },
    site: {
      config: {
        debug,
        csp: csp && { inlineScripts: true, ...csp },
        search,
        themeConfig: { algolia, infima },
        markdown: { math },
        i18n,
      },
      own: [],
    },
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

test('the script that starts a page is a file where hosts forbid scripts in HTML', () => {
  assert.equal(used([{}], { csp: { inlineScripts: false } }), ['boot.js', 'viewer.js']);
  assert.equal(used([{}], { csp: false }), ['viewer.js']);
});

test('of the two ways of searching there is the one that the site has', () => {
  assert.equal(used([{}], { search: {} }), ['embedded.js', 'viewer.js']);
  assert.equal(used([{}], { search: {}, algolia: { appId: 'APP', searchParameters: {} } }), ['hosted.js', 'viewer.js']);
});

test('what finds the stems of a language comes where a language of the site is searched', () => {
  const locales = ['en', 'de-AT'];
  assert.equal(used([{}], { search: {}, locales }), ['embedded.js', 'stemmer-de.js', 'viewer.js']);
  assert.equal(used([{}], { locales }), ['viewer.js']);
  const modules = new Map([['a.mdx', { exports: [] }]]);
  assert.not.ok(used([{}], { modules, locales }).includes('stemmer-de.js'));
});

test('code has the parts that it names, and that which runs it', () => {
  const modules = new Map([['a.mdx', { exports: [] }]]);
  const usedBy = (text: string, path = 'assets/a.js') =>
    used([{}], { modules, files: [{ path, bytes: Buffer.from(text) }] });
  const least = ['code.js', 'viewer.js'];
  assert.equal(usedBy('export default 1;'), least);
  assert.equal(usedBy('const a=globalThis[s]["@theme/Mermaid"].default;'), [
    'code.js',
    'mermaid.js',
    'shared.js',
    'viewer.js',
  ]);
  assert.equal(usedBy('const a=(()=>x.Mermaid)();'), ['code.js', 'mermaid.js', 'shared.js', 'viewer.js']);
  assert.equal(usedBy('import"katex/dist/katex.css"'), ['code.js', 'math.css', 'viewer.js']);
  assert.equal(usedBy('Mermaid LiveCode', 'assets/a.js.map'), least);
});

test.run();
