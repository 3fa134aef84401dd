// Tests all forms of import specifiers that code in content can use.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { bundle, imported, showing } from './code-site.ts';

/** Bundles `import x from '…'`. Returns the source of the imported module, and the page's styles. */
async function textOfImport(from: string, tree: Record<string, string | Uint8Array>, config = {}) {
  const bundled = await bundle({ 'docs/a.mdx': showing(imported('thing', from)) }, tree, config);
  const module = bundled.code.modules.get('docs/a.mdx');
  return {
    ...bundled,
    module,
    text: bundled.textOf(module?.href),
    styles: (module?.styles ?? []).map(bundled.textOf).join(''),
  };
}

test('JSON and YAML are imported as values', async () => {
  const json = await textOfImport('./a.json', { 'docs/a.json': '{"deep": [1, "two"]}' });
  assert.match(json.text, /deep:\[1,"two"\]/);
  const yaml = await textOfImport('./a.yml', { 'docs/a.yml': 'deep:\n  - 1\n  - two\n' });
  assert.match(yaml.text, /deep:\[1,"two"\]/);
});

test('a file is imported as text with a query or with a webpack loader', async () => {
  for (const from of [
    './a.js?raw',
    '!!raw-loader!./a.js',
    '!!raw-loader!@site/docs/a.js',
    '!!raw-loader!own-loader!./a.js',
  ]) {
    const { text, problems } = await textOfImport(from, { 'docs/a.js': 'const not = "run";' });
    assert.equal(problems, []);
    assert.ok(text.includes('const not = "run";'), from);
  }
});

test('data may be imported with webpack loaders, and files as addresses', async () => {
  const json = await textOfImport('!!json-loader!./a.json', { 'docs/a.json': '{"deep": 1}' });
  assert.match(json.text, /deep:1/);
  for (const loader of ['yaml-loader', 'js-yaml-loader'])
    assert.match((await textOfImport(`!!${loader}!./a.yml`, { 'docs/a.yml': 'deep: two\n' })).text, /deep:"two"/);
  for (const from of ['./a.json?url', '!!file-loader!./a.json', '!url-loader?limit=10!./a.json']) {
    const { text, paths, problems } = await textOfImport(from, { 'docs/a.json': '{"deep": 1}' });
    assert.equal(problems, []);
    const file = paths.find((path) => path.endsWith('.json'))!;
    assert.ok(text.includes(`"/${file}"`), from);
  }
  for (const loader of ['coffee-loader', 'constructor']) {
    const { problems } = await textOfImport(`!!${loader}!./a.coffee`, { 'docs/a.coffee': 'x' });
    assert.is(problems.length, 1, loader);
  }
});

test('an image is imported as its address: a hashed one, or its static address', async () => {
  const own = await textOfImport('./My map.png', { 'docs/My map.png': 'bytes' }, { baseUrl: '/b/' });
  const file = own.paths.find((path) => path.endsWith('.png'))!;
  assert.match(file, /^assets\/my-map-[\da-f]{8}\.png$/);
  assert.is(own.textOf(file), 'bytes');
  assert.ok(own.text.includes(`"/b/${file}"`));
  const served = await textOfImport('@site/static/img/a b.png', { 'static/img/a b.png': 'bytes' });
  // As in Docusaurus, a path with a leading slash is relative to a static folder or the site's folder.
  for (const path of ['/img/a b.png', '/static/img/a b.png'])
    assert.is((await textOfImport(path, { 'static/img/a b.png': 'bytes' })).text, served.text, path);
  assert.ok(served.text.includes('"/img/a%20b.png"'));
  assert.not.ok(served.paths.some((path) => path.endsWith('.png')));
});

test('require returns the same as an import', async () => {
  const code = showing();
  code.exports = [
    {
      name: 'Show',
      source: "() => [require('./a.png').default, require('./b.json').c]",
      uses: [],
      at: { line: 1, column: 1 },
    },
  ];
  const {
    code: table,
    textOf,
    problems,
  } = await bundle({ 'docs/deep/a.mdx': code }, { 'docs/deep/a.png': 'x', 'docs/deep/b.json': '{"c": "of b"}' });
  assert.equal(problems, []);
  const text = textOf(table.modules.get('docs/deep/a.mdx')!.href);
  assert.match(text, /"\/assets\/a-[\da-f]{8}\.png"/);
  assert.ok(text.includes('"of b"'));
});

test('an SVG is a component without scripts', async () => {
  const svg =
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" stroke-width="2" style="fill-rule: evenodd" aria-hidden="true" onload="alert(1)"><script>alert(2)</script><path d="M0 0"/><a href="javascript:alert(3)">x</a></svg>';
  const { text, problems } = await textOfImport('./logo.svg', { 'docs/logo.svg': svg });
  assert.equal(problems, []);
  for (const part of [
    'viewBox:"0 0 8 8"',
    'strokeWidth:"2"',
    'fillRule:"evenodd"',
    '"aria-hidden":"true"',
    '<path d="M0 0"></path>',
    '<title>',
  ])
    assert.ok(text.includes(part), part);
  assert.not.ok(text.includes('alert'));
});

test('a style sheet in an SVG becomes styles of its elements', async () => {
  const svg =
    '<svg viewBox="0 0 8 8"><style>.st0{fill:#0080ff;} .st1{fill-rule:evenodd}</style><path class="st0" d="M0 0"/></svg>';
  const { text } = await textOfImport('./logo.svg', { 'docs/logo.svg': svg });
  assert.match(text, /<path class=\\?"st0\\?" d=\\?"M0 0\\?" style=\\?"fill:#0080ff;\\?">/);
});

test('if the corpus is on another origin, code gets the URL of an imported file there', async () => {
  const { text } = await textOfImport('./pixel.png', { 'docs/pixel.png': 'x' });
  const call =
    /\(globalThis\[Symbol\.for\("lectern\.fileUrl"\)\]\?\?String\)\("(\/assets\/pixel-[\da-f]{8}\.png)"\)/.exec(text);
  assert.ok(call, text);
  const value = new Function('globalThis', 'Symbol', `return ${call[0]}`) as (...given: unknown[]) => string;
  const url = (address: string) => `https://cdn.dev${address}`;
  assert.is(value({}, Symbol), call[1]);
  assert.is(value({ [Symbol.for('lectern.fileUrl')]: url }, Symbol), `https://cdn.dev${call[1]}`);
});

test('style sheets are files next to the module; a page with styles only has no module', async () => {
  const tree = {
    'docs/a.css':
      '@import "./more.css"; a { background: url(./bg.png) } b { background: url(/img/x.png) } i { background: url(https://example.org/x.png) } s { background: url(~/img/x.png) } q { background: url("~@site/docs/bg.png") }',
    'docs/more.css': 'u { color: red }',
    'docs/bg.png': 'x',
    'static/img/x.png': 'y',
  };
  const { code, textOf, problems, paths } = await bundle({ 'docs/a.mdx': showing(imported('', './a.css')) }, tree, {
    baseUrl: '/b/',
  });
  assert.equal(problems, []);
  const module = code.modules.get('docs/a.mdx')!;
  assert.is(module.href, undefined);
  assert.equal(
    paths.filter((path) => path.endsWith('.js')),
    [],
  );
  const css = textOf(module.styles![0]);
  for (const part of [
    /u\{color:red\}/,
    /url\(\/b\/assets\/bg-[\da-f]{8}\.png\)/,
    /url\(\/b\/img\/x\.png\)/,
    /url\(https:\/\/example\.org\/x\.png\)/,
    /s\{background:url\(\/b\/img\/x\.png\)/,
    /q\{background:url\(\/b\/assets\/bg-/,
  ])
    assert.match(css, part);
});

test('class names of CSS modules depend only on the path of their file', async () => {
  const tree = {
    'docs/card.jsx': "import styles from './card.module.css';\nexport default () => <i className={styles.title} />;",
    'docs/card.module.css':
      '.title { color: red; background: url(./bg.png); composes: base from "../src/base.module.css" }\n:global(.dark) .title { color: blue }',
    'src/base.module.css': '.base { color: green; background: url(./dots.png) }',
    'src/dots.png': 'x',
    'docs/bg.png': 'x',
    'src/card.module.css': '.title { color: grey }',
  };
  const { text, styles, problems } = await textOfImport('./card', tree);
  assert.equal(problems, []);
  const named = { ...tree, 'docs/card.module.css': tree['docs/card.module.css'].replace('../src/', '@site/src/') };
  named['src/base.module.css'] = named['src/base.module.css'].replace('./', '@site/src/');
  assert.is((await textOfImport('./card', named)).styles.split('/*#')[0], styles.split('/*#')[0]);
  const missing = { ...tree, 'docs/card.module.css': tree['docs/card.module.css'].replace(': base', ': from base') };
  assert.is((await textOfImport('./card', missing)).styles.split('/*#')[0], styles.split('/*#')[0]);
  missing['docs/card.module.css'] = missing['docs/card.module.css'].replace(': from base', ': gone');
  assert.equal((await textOfImport('./card', missing)).problems, []);
  const name = /card_[\da-f]{6}_title/.exec(styles)![0];
  assert.match(text, new RegExp(`"base_[\\da-f]{6}_base ${name}"`));
  assert.match(styles, new RegExp(`\\.dark \\.${name}\\{color:#00f\\}`));
  assert.match(styles, /\/assets\/dots-[\da-f]{8}\.png/);

  const both = await bundle(
    { 'docs/a.mdx': showing(imported('other', '../src/card.module.css'), imported('card', './card')) },
    tree,
  );
  const all = both.code.modules.get('docs/a.mdx')!.styles!.map(both.textOf).join('');
  assert.ok(all.includes(`.${name}{`));
  assert.is(new Set(all.match(/card_[\da-f]{6}_title/g)).size, 2);
});

test('aliases come from the config and the tsconfig of the site', async () => {
  const tree = {
    'src/lib/x.ts': 'export default "of the library" as string;',
    'tsconfig.json': '{"compilerOptions":{"jsx":"preserve","paths":{"~lib/*":["./src/lib/*"]}}}',
    'docs/by.ts': 'export { default } from "lib/x";',
  };
  for (const from of ['lib/x', '~lib/x', './by', '@site/src/lib/x']) {
    const { text, problems } = await textOfImport(from, tree, { aliases: { lib: 'src/lib' } });
    assert.equal(problems, []);
    assert.ok(text.includes('of the library'), from);
  }
});

test.run();
