import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withRelativePatterns } from '../../../code/imports/computed-imports.ts';
import type { DocumentCode } from '../../../parse/document.ts';
import { bundle, imported, showing } from '../code-site.ts';

const component = (body: string) => `export default function C({ name }) { return <img src={${body}} />; }\n`;
const bundleOf = (body: string, tree = {}) =>
  bundle({ 'docs/a.mdx': showing(imported('C', '@site/src/c')) }, { 'src/c.jsx': component(body), ...tree });

test('an import that begins with an alias becomes relative to the file', () => {
  const site = { dir: '/site', config: { aliases: { '@img': 'static/img' } } } as never;
  const relative = (code: string) => withRelativePatterns(code, '/site/src/deep/c.js', site);
  for (const [code, expected] of [
    ['require(`@site/static/img/${name}.png`)', 'require(`../../static/img/${name}.png`)'],
    ["import( '@site/src/deep/icons/' + name)", "import( './icons/' + name)"],
    [
      'import(/* webpackMode: "eager" */ `@img/a-${name}`)',
      'import(/* webpackMode: "eager" */ `../../static/img/a-${name}`)',
    ],
    ['require(\n  `@site/static/${name}`)', 'require(\n  `../../static/${name}`)'],
    ['require(`@site/${name}`)', 'require(`@site/${name}`)'],
    ['require(`lib/${name}`)', 'require(`lib/${name}`)'],
    ["require('@site/static/a.png')", "require('@site/static/a.png')"],
  ] as const)
    assert.is(relative(code), expected);
});

for (const written of ['../static/img/', '@site/static/img/'])
  test(`images that ${written}\${name}.png may match are all published`, async () => {
    const tree = { 'static/img/one.png': 'one', 'static/img/two.png': 'two' };
    const { paths, textOf, problems } = await bundleOf(`require(\`${written}\${name}.png\`).default`, tree);
    assert.equal(problems, []);
    const all = paths.map(textOf).join('');
    assert.match(all, '/img/one.png');
    assert.match(all, '/img/two.png');
    assert.not.match(all, '@site');
  });

test('a pattern without an extension includes files of every kind, except private files', async () => {
  const tree = {
    'static/.nojekyll': '',
    'static/one.png': 'one',
    'static/two.bin': '2',
  };
  for (const written of ['`@site/static/${name}`', "'../static/' + name"]) {
    const { paths, textOf, problems } = await bundleOf(`require(${written}).default`, tree);
    assert.equal(problems, [], written);
    const all = paths.map(textOf).join('');
    for (const address of ['"/one.png"', '"/two.bin"']) assert.ok(all.includes(address), address);
    assert.not.match(all, '"/.nojekyll"');
  }
});

test('an import that browsers cannot resolve is reported at its location', async () => {
  const computed = "can't be bundled: its path is known only at run time";
  assert.equal((await bundleOf('require(`lib/${name}.png`)')).problems, [
    `error computed-import src/c.jsx:1:56: this import of "lib/…" ${computed}`,
  ]);
  assert.equal((await bundleOf('require(name)')).problems, [
    `error computed-import src/c.jsx:1:56: this import ${computed}`,
  ]);
});

test('computed addresses and imports with bundler comments are not errors', async () => {
  for (const body of [
    'import(name)',
    'import(`https://example.org/${name}`)',
    'import(/* webpackIgnore: true */ "x" + name)',
  ])
    assert.equal((await bundleOf(body)).problems, [], body);
});

/** Creates a document that exports the value of an expression. */
const document = (source: string): DocumentCode => ({
  imports: [],
  declarations: [],
  exports: [{ name: 'C', source, uses: [], at: { line: 3, column: 2 } }],
});
const pictures = { 'docs/img/one.png': 'one', 'docs/img/two.png': 'two', 'docs/img/deep/three.png': 'three' };

for (const written of [
  '`./img/${name}.png`',
  "'./img/' + name + '.png'",
  '`@site/docs/img/${name}.png`',
  '/* of a folder */ `./img/${name}.png`',
])
  test(`a document's own pattern ${written} is relative to its folder`, async () => {
    const { paths, textOf, problems } = await bundle(
      { 'docs/a.mdx': document(`(name) => require(${written}).default`) },
      pictures,
    );
    assert.equal(problems, []);
    const all = paths.map(textOf).join('');
    for (const name of ['one', 'two']) assert.match(all, new RegExp(`/${name}-\\w+\\.png`));
  });

test('a computed import in a document is reported at its location', async () => {
  const { problems } = await bundle({ 'docs/a.mdx': document('(name) => require(name)') });
  assert.match(problems.join(), /^error computed-import docs\/a\.mdx:3:2: this import/);
});

test('a context contains the matching files of a folder, in code and in documents', async () => {
  const keysOf = async (call: string, inFile: boolean) => {
    const made = inFile
      ? await bundle(
          { 'docs/a.mdx': showing(imported('C', '@site/src/c')) },
          { 'src/c.jsx': `export default ${call.replace('./img', '../docs/img')};\n`, ...pictures },
        )
      : await bundle({ 'docs/a.mdx': document(call) }, pictures);
    assert.equal(made.problems, []);
    const all = made.paths.map(made.textOf).join('');
    assert.not.match(all, '__lectern');
    return [...new Set(Array.from(all.matchAll(/"(\.\/[\w/]+\.png)"/g), ([, key]) => key))].sort();
  };
  for (const inFile of [false, true]) {
    assert.equal(await keysOf("require.context('./img', false, /\\.png$/)", inFile), ['./one.png', './two.png']);
    assert.equal(await keysOf("require.context('./img', true, /t[wh]/)", inFile), ['./deep/three.png', './two.png']);
  }
  assert.equal(await keysOf("require.context('@site/docs/img', false)", false), ['./one.png', './two.png']);
});

test('a context with computed arguments is reported at its location', async () => {
  const computed = /^error computed-import (docs\/a\.mdx:3:2|src\/c\.jsx:2:17): /;
  const inFile = { 'src/c.jsx': 'const folder = "./x";\nexport default (require.context(folder));\n' };
  assert.match((await bundle({ 'docs/a.mdx': document('require.context(name)') })).problems.join(), computed);
  assert.match(
    (await bundle({ 'docs/a.mdx': showing(imported('C', '@site/src/c')) }, inFile)).problems.join(),
    computed,
  );
});

test('a pattern includes no private files', async () => {
  const hidden = await bundleOf('require(`../.keys/${name}.png`)', { '.keys/server.png': 'secret' });
  assert.match(hidden.problems.join(), /must not be published/);
});

test('a pattern of content that leads outside the site is refused before any lookup', async () => {
  // The files don't need to exist, because the error is about the pattern of the import.
  const config = { docs: [{ path: 'docs' }] };
  const outside = (written: string) => `export default () => import(${written});\n`;
  const importing = { 'docs/a.mdx': showing(imported('C', './c')) };
  for (const written of ['`../../beside-the-site/${name}.js`', "'..' + '/../beside-the-site/' + name + '.js'"]) {
    const { problems } = await bundle(importing, { 'docs/c.jsx': outside(written) }, config);
    assert.match(
      problems.join(),
      /^error \S+ docs\/a\.mdx:1:1: .*"\.\.\/\.\.\/beside-the-site\/" is outside the site's folder/,
    );
  }
  const export_ = {
    name: 'C',
    source: `(name) => ${'import(`../../beside-the-site/${name}.js`)'}`,
    uses: [],
    at: { line: 3, column: 1 },
  };
  const { problems } = await bundle(
    { 'docs/a.mdx': { imports: [], declarations: [], exports: [export_] } },
    {},
    config,
  );
  assert.match(problems.join(), /^error \S+ docs\/a\.mdx:3:1: .*outside the site's folder/);
  const inSite = { 'docs/c.jsx': outside('`../data/${name}.js`'), 'data/one.js': 'export default 1;' };
  const within = await bundle(importing, inSite, config);
  assert.equal(within.problems, []);
});

test.run();
