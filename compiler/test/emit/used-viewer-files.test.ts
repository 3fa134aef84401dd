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
  docusaurus: ['docusaurus.js'],
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
    'docusaurus.js',
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
  extensions: { docusaurus: ['@docusaurus/', '@theme/'] },
};

function used(
  heads: Partial<Head>[],
  {
    math = false,
    search = false as object | false,
    algolia = undefined as object | undefined,
    infima = false,
    csp = {} as object | false,
    locales = ['en'],
    modules = new Map(),
    theme = undefined as object | undefined,
    files = [] as { path: string; bytes: Uint8Array }[],
  } = {},
): string[] {
  const components = new Set(heads.flatMap((head) => head.components ?? []));
  const i18n = { locales, defaultLocale: locales[0], localeConfigs: { 'de-AT': { htmlLang: 'de-AT' } } };
  const input = {
    viewer,
    code: { modules, files },
    theme,
    site: {
      config: {
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

test('a site gets the files that every page needs', () => {
  assert.equal(used([{}, { components: ['Tabs'] }]), ['viewer.js']);
});

test('the files of a component are included if a page uses it, with all shared files', () => {
  assert.equal(used([{}, { components: ['Mermaid', 'Tabs'] }]), ['mermaid.js', 'shared.js', 'viewer.js']);
  assert.equal(used([{ components: ['LiveCode'] }]), ['live.js', 'shared.js', 'viewer.js']);
});

test('the styles of formulas are included if formulas are enabled', () => {
  assert.equal(used([{}], { math: true }), ['math.css', 'viewer.js']);
});

test("the styles of Infima's classes are included if the site enables them", () => {
  assert.equal(used([{}], { infima: true }), ['infima.css', 'viewer.js']);
});

test('the start script is a file if the config forbids inline scripts', () => {
  assert.equal(used([{}], { csp: { inlineScripts: false } }), ['boot.js', 'viewer.js']);
  assert.equal(used([{}], { csp: false }), ['viewer.js']);
});

test('only the files of the enabled search are included', () => {
  assert.equal(used([{}], { search: {} }), ['embedded.js', 'viewer.js']);
  assert.equal(used([{}], { search: {}, algolia: { appId: 'APP', searchParameters: {} } }), ['hosted.js', 'viewer.js']);
});

test('the stemmer of a language is included if the site has a search in the language', () => {
  const locales = ['en', 'de-AT'];
  assert.equal(used([{}], { search: {}, locales }), ['embedded.js', 'stemmer-de.js', 'viewer.js']);
  assert.equal(used([{}], { locales }), ['viewer.js']);
  const modules = new Map([['a.mdx', { exports: [] }]]);
  assert.not.ok(used([{}], { modules, locales }).includes('stemmer-de.js'));
});

test('code includes the parts that it imports, and the part that runs it', () => {
  const modules = new Map([['a.mdx', { exports: [] }]]);
  const usedBy = (text: string, path = 'assets/a.js') =>
    used([{}], { modules, files: [{ path, bytes: Buffer.from(text) }] });
  const least = ['code.js', 'viewer.js'];
  assert.equal(usedBy('export default 1;'), least);
  assert.equal(usedBy('const a=globalThis[s]["@theme/Mermaid"].default;'), [
    'code.js',
    'docusaurus.js',
    'mermaid.js',
    'shared.js',
    'viewer.js',
  ]);
  assert.equal(usedBy('const a=(()=>x.Mermaid)();'), ['code.js', 'mermaid.js', 'shared.js', 'viewer.js']);
  assert.equal(usedBy('import"katex/dist/katex.css"'), ['code.js', 'math.css', 'viewer.js']);
  assert.equal(usedBy('Mermaid LiveCode', 'assets/a.js.map'), least);
});

test('a site gets an extension of the viewer only if its code needs the extension', () => {
  const modules = new Map([['a.mdx', { href: '/assets/a.js', exports: [] }]]);
  const hasExtension = (more: object) => used([{}], { modules, ...more }).includes('docusaurus.js');
  const files = (text: string) => ({ files: [{ path: 'assets/a.js', bytes: Buffer.from(text) }] });
  assert.not.ok(hasExtension(files('globalThis[s]["lectern/client"]')));
  assert.ok(hasExtension(files('globalThis[s]["@docusaurus/Link"]')));
  assert.not.ok(hasExtension({ theme: { slots: { Footer: 'src/theme/Footer.js', Root: 'src/theme/Root.js' } } }));
  assert.ok(hasExtension({ theme: { slots: { 'Footer/Logo': 'src/theme/Footer/Logo.js' } } }));
  assert.ok(hasExtension({ infima: true }));
  assert.not.ok(hasExtension({ infima: true, modules: new Map() }));
});

test.run();
