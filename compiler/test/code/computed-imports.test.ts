import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withRelativePatterns } from '../../code/computed-imports.ts';
import { bundle, imported, showing } from './code-site.ts';

const component = (body: string) => `export default function C({ name }) { return <img src={${body}} />; }\n`;
const bundleOf = (body: string, tree = {}) =>
  bundle({ 'docs/a.mdx': showing(imported('C', '@site/src/c')) }, { 'src/c.jsx': component(body), ...tree });

test('an import of which a folder of the site is certain is one relative to the file', () => {
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
  test(`pictures that ${written}\${name}.png may mean are all there for readers`, async () => {
    const tree = { 'static/img/one.png': 'one', 'static/img/two.png': 'two' };
    const { paths, textOf, faults } = await bundleOf(`require(\`${written}\${name}.png\`).default`, tree);
    assert.equal(faults, []);
    const all = paths.map(textOf).join('');
    assert.match(all, '/img/one.png');
    assert.match(all, '/img/two.png');
    assert.not.match(all, '@site');
  });

test('a pattern without an ending means files of every kind, and what is not for readers is left out', async () => {
  const tree = {
    'static/.nojekyll': '',
    'static/one.png': 'one',
    'static/two.bin': '2',
  };
  for (const written of ['`@site/static/${name}`', "'../static/' + name"]) {
    const { paths, textOf, faults } = await bundleOf(`require(${written}).default`, tree);
    assert.equal(faults, [], written);
    const all = paths.map(textOf).join('');
    for (const address of ['"/one.png"', '"/two.bin"']) assert.ok(all.includes(address), address);
    assert.not.match(all, '"/.nojekyll"');
  }
});

test('an import that nothing will provide in a browser is told at its place', async () => {
  const computed = 'nothing will provide in a browser what is imported here';
  assert.equal((await bundleOf('require(`lib/${name}.png`)')).faults, [
    `error computed-import src/c.jsx:1:56: ${computed}, "lib/…": it is only known while the code runs`,
  ]);
  assert.equal((await bundleOf('require(name)')).faults, [
    `error computed-import src/c.jsx:1:56: ${computed}: it is only known while the code runs`,
  ]);
});

test('an address that is only known while the code runs, and what is kept from bundlers, are no fault', async () => {
  for (const body of [
    'import(name)',
    'import(`https://example.org/${name}`)',
    'import(/* webpackIgnore: true */ "x" + name)',
  ])
    assert.equal((await bundleOf(body)).faults, [], body);
});

test('a pattern takes in no file that is not for readers', async () => {
  const hidden = await bundleOf('require(`../.keys/${name}.png`)', { '.keys/server.png': 'secret' });
  assert.match(hidden.faults.join(), /no file for readers/);
});

test('a pattern of content that leads out of the site is refused before anything is looked for', async () => {
  // There is no file that it means: what is refused is the pattern.
  const config = { docs: [{ path: 'docs' }] };
  const outside = (written: string) => `export default () => import(${written});\n`;
  const document = { 'docs/a.mdx': showing(imported('C', './c')) };
  for (const written of ['`../../beside-the-site/${name}.js`', "'..' + '/../beside-the-site/' + name + '.js'"]) {
    const { faults } = await bundle(document, { 'docs/c.jsx': outside(written) }, config);
    assert.match(
      faults.join(),
      /^error \S+ docs\/a\.mdx:1:1: .*"\.\.\/\.\.\/beside-the-site\/" lies outside the site's folder/,
    );
  }
  const export_ = {
    name: 'C',
    source: `(name) => ${'import(`../beside-the-site/${name}.js`)'}`,
    uses: [],
    at: { line: 3, column: 1 },
  };
  const { faults } = await bundle({ 'docs/a.mdx': { imports: [], declarations: [], exports: [export_] } }, {}, config);
  assert.match(faults.join(), /^error \S+ docs\/a\.mdx:3:1: .*outside the site's folder/);
  const inSite = { 'docs/c.jsx': outside('`../data/${name}.js`'), 'data/one.js': 'export default 1;' };
  const within = await bundle(document, inSite, config);
  assert.equal(within.faults, []);
});

test.run();
