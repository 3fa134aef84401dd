import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { stableNames } from '../../code/stable-names.ts';
import { bundle, imported, reactPage, showing, type Bundled } from './code-site.ts';

const chart = 'export default function Chart({ title }) { return <figure>{title}</figure>; }\n';

test('a site without code has no code files', async () => {
  const { code, problems } = await bundle({});
  assert.equal([code.modules.size, code.files, problems], [0, [], []]);
});

test('a component becomes an export of the module of its page', async () => {
  const { code, paths, textOf, problems } = await bundle(
    { 'docs/guide.mdx': showing(imported('Chart', './chart')) },
    { 'docs/chart.jsx': chart },
  );
  assert.equal(problems, []);
  const module = code.modules.get('docs/guide.mdx')!;
  assert.match(module.href!, /^\/assets\/guide-[\da-f]{8}\.js$/);
  assert.equal(module.exports, ['Chart']);
  assert.is(module.styles, undefined);
  assert.equal(paths, [module.href!.slice(1)]);
  assert.match(textOf(module.href), /as Chart\b/);
  assert.match(textOf(module.href), /sourceMappingURL=guide-[\da-f]{8}\.js\.map/);
});

test('addresses have the base URL, and modules import each other without it', async () => {
  const tree = { 'src/chart.jsx': chart, 'src/big.js': 'export default () => "a text that both of them share";' };
  const { code, textOf } = await bundle(
    {
      'docs/a.mdx': showing(imported('Chart', '@site/src/chart'), imported('big', '@site/src/big')),
      'docs/b.mdx': showing(imported('big', '../src/big.js')),
    },
    tree,
    { baseUrl: '/base/' },
  );
  const { href } = code.modules.get('docs/a.mdx')!;
  assert.ok(href!.startsWith('/base/assets/a-'));
  assert.match(textOf(href), /from"\.\/chunk-[\da-f]{8}\.js"/);
});

test('code that several pages share is one file', async () => {
  const { code, textOf, paths } = await bundle(
    {
      'docs/a.mdx': showing(imported('shared', './shared'), imported('own', './own-a')),
      'docs/b.mdx': showing(imported('shared', './shared'), imported('own', './own-b')),
    },
    {
      'docs/shared.js': 'export default () => "told once";',
      'docs/own-a.js': 'export default () => "a";',
      'docs/own-b.js': 'export default () => "b";',
    },
  );
  assert.is(paths.length, 3);
  assert.is(paths.filter((path) => textOf(path).includes('told once')).length, 1);
  assert.is.not(code.modules.get('docs/a.mdx')!.href, code.modules.get('docs/b.mdx')!.href);
});

test('sources with equal code share a module', async () => {
  const { code, paths } = await bundle(
    {
      'docs/a.mdx': showing(imported('Chart', '../src/chart')),
      'versioned_docs/version-1/deep/a.mdx': showing(imported('Chart', '@site/src/chart', 7)),
      'docs/b.mdx': showing(imported('Chart', '~/chart')),
    },
    { 'src/chart.jsx': chart },
    { aliases: { '~': 'src' } },
  );
  assert.is(paths.length, 1);
  assert.is(new Set(code.modules.values()).size, 1);
  assert.is(code.modules.size, 3);
});

test('React and the viewer are loaded at run time, and never bundled', async () => {
  const { code, textOf, problems } = await bundle(
    { 'docs/a.mdx': showing(imported('Counter', './counter')) },
    {
      'docs/counter.tsx':
        "import React, { useState } from 'react';\nimport Link from '@docusaurus/Link';\nexport default function Counter() { const [n] = useState<number>(React.Children.count(1)); return <Link to=\"/\">{n}</Link>; }",
      'node_modules/react/index.js': 'throw new Error("the wrong React")',
      'node_modules/react/package.json': '{"name":"react","main":"index.js"}',
    },
  );
  assert.equal(problems, []);
  const text = textOf(code.modules.get('docs/a.mdx')!.href);
  assert.not.ok(text.includes('wrong React'));
  assert.match(text, /globalThis\[Symbol\.for\("lectern\.modules"\)\]\.react/);
  assert.ok(text.includes('["@docusaurus/Link"]'));
  assert.not.ok(text.includes('useReducer'));
});

test('packages are resolved from the folder of the site, including CommonJS', async () => {
  const { code, textOf, problems } = await bundle(
    { 'docs/a.mdx': showing(imported('clsx', 'clsx'), imported('{ old }', 'old/lib/thing.js')) },
    {
      'node_modules/clsx/package.json': '{"name":"clsx","exports":{"import":"./esm.mjs","require":"./cjs.js"}}',
      'node_modules/clsx/esm.mjs': 'export default () => "modern";',
      'node_modules/clsx/cjs.js': 'module.exports = "old";',
      'node_modules/old/lib/thing.js':
        "const React = require('react'); exports.old = () => React.createElement('i', null, process.env.NODE_ENV, global.x);",
    },
  );
  assert.equal(problems, []);
  const text = textOf(code.modules.get('docs/a.mdx')!.href);
  assert.match(text, /"modern"/);
  assert.match(text, /"production"/);
  assert.match(text, /globalThis\.x/);
});

test('exports of a package for production and for ES modules are preferred', async () => {
  const { code, textOf, problems } = await bundle(
    { 'docs/a.mdx': showing(imported('draw', 'sketch')) },
    {
      'node_modules/sketch/package.json':
        '{"name":"sketch","exports":{".":{"development":"./dev.js","production":{"module":"./new.js","default":"./old.js"}}}}',
      'node_modules/sketch/dev.js': 'export default () => "slow";',
      'node_modules/sketch/new.js': 'export default () => "quick";',
      'node_modules/sketch/old.js': 'module.exports = () => "aged";',
    },
  );
  assert.equal(problems, []);
  assert.match(textOf(code.modules.get('docs/a.mdx')!.href), '"quick"');
});

test('HTML is rendered without the files that packages have for browsers', async () => {
  const dom = 'document.title;\nexport const name = "of a browser";';
  const plain = 'export const name = "of a server";';
  const manifests = {
    condition: { exports: { browser: './dom.js', default: './plain.js' } },
    field: { main: 'plain.js', browser: 'dom.js' },
    module: { main: 'none.js', module: './plain.js', browser: { './plain.js': './dom.js' } },
    nothing: { main: 'plain.js', browser: { './plain.js': false } },
    equal: { main: 'plain.js', browser: { './other.js': './dom.js' } },
    native: { main: 'node.js', browser: { './node.js': './dom.js' } },
    none: { main: 'plain.js' },
  };
  const tree = Object.entries(manifests).flatMap(([name, manifest]) => [
    [`node_modules/${name}/package.json`, JSON.stringify({ name, ...manifest })],
    [`node_modules/${name}/dom.js`, dom],
    [`node_modules/${name}/plain.js`, plain],
    // The package's `node` export needs Node.js, which page code can't access while its HTML is rendered.
    [`node_modules/${name}/node.js`, 'import { hostname } from "os";\nexport const name = `of ${hostname()}`;'],
  ]);
  const textsOf = async (names: string[], config = {}) => {
    const { code, problems, textOf } = await bundle(
      { 'docs/a.mdx': showing(...names.map((name, at) => imported(`{ name as ${name} }`, name, at + 1))) },
      Object.fromEntries(tree) as Record<string, string>,
      config,
    );
    assert.equal(problems, []);
    const { href } = code.modules.get('docs/a.mdx')!;
    const rendering = code.rendering?.find(({ path }) => `/${path}` === href);
    if (rendering) assert.ok(code.rendering!.some(({ path }) => path === `${rendering.path}.map`));
    return [textOf(href), rendering && Buffer.from(rendering.bytes).toString()].map(
      (text) => text && [/of a browser/.test(text), /of a server/.test(text)],
    );
  };
  for (const name of ['condition', 'field', 'module'])
    assert.equal(
      await textsOf([name]),
      [
        [true, false],
        [false, true],
      ],
      name,
    );
  assert.equal(await textsOf(['nothing']), [
    [false, false],
    [false, true],
  ]);
  assert.equal(await textsOf(['native', 'field']), [
    [true, false],
    [true, true],
  ]);
  for (const name of ['none', 'equal', 'native'])
    assert.equal(await textsOf([name]), [[name === 'native', name !== 'native'], undefined], name);
  assert.equal(await textsOf(['field'], { prerender: 'data' }), [[true, false], undefined]);
});

test("a component of the site replaces the viewer's component, and can import it", async () => {
  const { code, textOf, problems } = await bundle(
    { 'docs/a.mdx': showing(imported('Tabs', '@theme/Tabs'), imported('CodeBlock', '@theme/CodeBlock')) },
    {
      'src/theme/Tabs/index.tsx':
        'import Original from \'@theme-original/Tabs\';\nexport default (props: object) => <div id="around"><Original {...props} /></div>;',
    },
  );
  assert.equal(problems, []);
  const text = textOf(code.modules.get('docs/a.mdx')!.href);
  for (const part of ['"around"', '["@theme/Tabs"]', '["@theme/CodeBlock"]']) assert.ok(text.includes(part), part);
});

test('modules of the theme and the core are the same when imported by their internal files', async () => {
  const { problems, textOf, code } = await bundle({
    'docs/a.mdx': showing(
      imported('Heading', '@docusaurus/theme-classic/lib/theme/Heading'),
      imported('Tabs', '@docusaurus/theme-classic/src/theme/Tabs/index.js'),
      imported('Link', '@docusaurus/core/lib/client/exports/Link'),
      imported('{ useDoc }', '@docusaurus/plugin-content-docs/lib/client/index.js'),
      imported('{ useColorMode }', '@docusaurus/theme-common/lib/contexts/colorMode'),
    ),
  });
  assert.equal(problems, []);
  const text = textOf(code.modules.get('docs/a.mdx')!.href);
  for (const name of ['@theme/Heading', '@theme/Tabs', '@docusaurus/Link', '@docusaurus/plugin-content-docs/client'])
    assert.ok(text.includes(`["${name}"]`), name);
});

test('types in JavaScript files are removed, and other errors in them are reported at their location', async () => {
  const tree = {
    'src/typed.jsx': 'export const wide = (n: number): number => n * 2;\nexport default () => <b>{wide(1)}</b>;',
    'src/plain.js': 'export const isLess = (a, b, c) => a < b > (c);',
    'src/wrong.jsx': 'export const a: string = "";\nexport default () => <b>{</b>;',
  };
  const fine = await bundle(
    { 'docs/a.mdx': showing(imported('T', '../src/typed.jsx', 1), imported('{ isLess }', '../src/plain.js', 2)) },
    tree,
  );
  assert.equal(fine.problems, []);
  assert.match(fine.textOf(fine.code.modules.get('docs/a.mdx')!.href), /\w<\w>\w/);
  const wrong = await bundle({ 'docs/a.mdx': showing(imported('W', '../src/wrong.jsx', 1)) }, tree);
  assert.match(wrong.problems.join(), /^error broken-module docs\/a\.mdx:1:1/);
  assert.match(wrong.diagnostics[0]!.hint!, /src\/wrong\.jsx:2:/);
});

test('unused imports and declarations are removed, except imports for side effects', async () => {
  const code = showing(imported('Chart', './chart', 1), imported('', './effect.js', 2));
  code.imports.push(imported('unused', './unused.js', 3));
  code.declarations.push({ source: 'const label = () => "label";', names: ['label'], uses: ['label'] });
  code.exports.push({ name: 'Expression', source: '() => label()', uses: ['label'], at: { line: 5, column: 1 } });
  const {
    textOf,
    code: table,
    problems,
  } = await bundle(
    { 'docs/a.mdx': code },
    {
      'docs/chart.jsx': chart,
      'docs/effect.js': 'console.log("effect");',
      'docs/unused.js': 'export default "unused";',
    },
  );
  assert.equal(problems, []);
  const module = table.modules.get('docs/a.mdx')!;
  assert.equal(module.exports, ['Chart', 'Expression']);
  const text = textOf(module.href);
  assert.ok(text.includes('"effect"') && text.includes('"label"'));
  assert.not.ok(text.includes('unused'));
});

test('a dynamic import is a separate file, and its styles are loaded with the page', async () => {
  const code = showing(imported('{ lazy }', 'react'));
  code.exports = [{ name: 'Late', source: "lazy(() => import('./late'))", uses: ['lazy'], at: { line: 3, column: 1 } }];
  const {
    code: table,
    paths,
    textOf,
    problems,
  } = await bundle(
    { 'docs/deep/a.mdx': code },
    {
      'docs/deep/late.jsx': "import './late.css';\nexport default () => <p>later</p>;",
      'docs/deep/late.css': 'p { color: red }',
    },
  );
  assert.equal(problems, []);
  const module = table.modules.get('docs/deep/a.mdx')!;
  assert.not.ok(textOf(module.href).includes('"later"'));
  assert.is(paths.filter((path) => textOf(path).includes('"later"')).length, 1);
  assert.is(textOf(module.styles![0]).split('\n')[0], 'p{color:red}');
});

test('a React page is a module whose default export is the page', async () => {
  const { code, textOf, problems } = await bundle(
    { 'src/pages/index.tsx': reactPage },
    {
      'src/pages/index.tsx':
        'interface Props { a?: string }\nexport default function Home({ a }: Props) { return <h1>Home {a}</h1>; }',
    },
  );
  assert.equal(problems, []);
  const module = code.modules.get('src/pages/index.tsx')!;
  assert.equal(module.exports, ['default']);
  assert.match(module.href!, /^\/assets\/pages-/);
  assert.match(textOf(module.href), /as default\}/);
});

test('the output contains neither the folder of the site nor the folders of packages', async () => {
  const tree = {
    'docs/chart.jsx': `import { far } from 'far';\nimport './a.css';\nimport s from './b.module.css';\nimport l from './l.svg';\n${chart.replace('{title}', '{far}{s.b}{l}')}`,
    'docs/a.css': 'a{color:red}',
    'docs/b.module.css': '.b{color:red}',
    'docs/l.svg': '<svg/>',
  };
  const documents = { 'docs/a.mdx': showing(imported('Chart', './chart')) };
  const { mkdirSync, symlinkSync, writeFileSync, mkdtempSync, rmSync } = await import('node:fs');
  const elsewhere = mkdtempSync('/tmp/lectern-packages-');
  const install = (depth: string) => (dir: string) => {
    const folder = `${elsewhere}/${depth}/far`;
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}/package.json`, '{"name":"far","main":"main.cjs","license":"MIT"}');
    writeFileSync(`${folder}/main.cjs`, '/*! a licence */\nexports.far = () => "far";');
    mkdirSync(`${dir}/node_modules`);
    symlinkSync(folder, `${dir}/node_modules/far`);
  };
  try {
    const [one, other] = [
      await bundle(documents, tree, {}, install('here')),
      await bundle(documents, tree, {}, install('over/there')),
    ];
    assert.equal([one.problems, other.problems], [[], []]);
    const textsOf = ({ code }: Bundled) =>
      code.files.map(({ path, bytes }) => `${path}: ${Buffer.from(bytes).toString()}`);
    assert.equal(textsOf(one), textsOf(other));
    assert.equal(one.code.modules, other.code.modules);
    const all = textsOf(one).join('\n');
    assert.not.ok(all.includes('lectern-'), 'no name of the machine');
    assert.ok(all.includes('"../node_modules/far/main.cjs"'));
  } finally {
    rmSync(elsewhere, { recursive: true, force: true });
  }
});

test('if the config refuses code, content has none', async () => {
  const { code, problems } = await bundle(
    { 'docs/a.mdx': showing(imported('Chart', './chart')) },
    { 'docs/chart.jsx': chart },
    { code: 'refuse' },
  );
  assert.equal([code.modules.size, code.files, problems], [0, [], []]);
});

test('files with equal content and names that differ only in case are one file', () => {
  const file = (name: string) => ({ path: `assets/${name}`, bytes: Buffer.from('b{top:1px}') });
  const names = stableNames(['Repl-ABCDEFGH.css', 'repl-HGFEDCBA.css', 'Other-AAAAAAAA.css'].map(file), new Set());
  const [first, second, other] = [...names.values()];
  assert.is(first, second);
  assert.match(first!, /^repl-[\da-f]{8}\.css$/);
  assert.is(other, first!.replace('repl', 'other'));
});

test("a style sheet for Docusaurus applies to the viewer's elements if Infima is enabled", async () => {
  const sheetOf = async (css: string, infima: boolean) => {
    const { code, textOf } = await bundle(
      { 'docs/a.mdx': showing(imported('', './a.css')) },
      { 'docs/a.css': css },
      { themeConfig: { infima } },
    );
    return textOf(code.modules.get('docs/a.mdx')!.styles![0]).split('\n')[0];
  };
  const css =
    '#__docusaurus>b,#__docusaurus_bar,.__docusaurus{top:2px}.menu__link--active:not(.menu__link--sublist),li.menu__link:hover{top:3px}.my-markdown,.markdown-box,.markdown>p{top:4px}';
  assert.is(await sheetOf(css, false), css);
  assert.is(
    await sheetOf(css, true),
    '#lectern>b,#__docusaurus_bar,.__docusaurus{top:2px}' +
      ':is(.menu__link--active,.menu-link:where(.is-active)):not(.menu__link--sublist),li:is(.menu__link,.menu-link):hover{top:3px}' +
      '.my-markdown,.markdown-box,:is(.markdown,.prose)>p{top:4px}',
  );
});

test('a relative import into a folder that an alias replaces reads the alias, not a stale file', async () => {
  const { problems, textOf, code } = await bundle(
    {
      'src/pages/a.jsx': reactPage,
      'docs/b.mdx': showing(imported('cups', '../.made/cups.json')),
    },
    {
      'src/pages/a.jsx': 'const cups = require("../../.made/cups.json");\nexport default () => cups.first;',
      '.made/cups.json': '{"first": "stale"}',
      'generated/cups.json': '{"first": "fresh"}',
    },
    { aliases: { '@site/.made': 'generated' }, docs: {} },
    undefined,
    { lenient: true },
  );
  assert.equal(problems, []);
  const text = code.files.map(({ path }) => textOf(path)).join('');
  assert.match(text, 'fresh');
  assert.not.match(text, 'stale');
});

test.run();
