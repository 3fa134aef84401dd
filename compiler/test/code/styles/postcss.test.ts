// These tests use a fake package `postcss`. It only passes the CSS as a string from plugin to plugin.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { bundle, imported, showing } from '../code-site.ts';

const postcss = `
module.exports = (plugins) => ({
  async process(css, { from }) {
    const messages = [];
    for (const creator of plugins) {
      const plugin = creator.postcss ? creator() : creator;
      css = plugin.change(css, { from, cwd: process.cwd(), message: (message) => messages.push(message) });
    }
    return { css, messages };
  },
});`;
const installed = {
  'node_modules/postcss/package.json': '{"main":"index.js"}',
  'node_modules/postcss/index.js': postcss,
};
const red = { change: (css: string) => css.replaceAll('@red', 'color: #f00') };
const styles = async (tree: Record<string, string>, plugins: unknown[], ...specifiers: string[]) => {
  const { problems, code, textOf } = await bundle(
    { 'docs/a.mdx': showing(...specifiers.map((each) => imported(each.includes('.module.') ? 'card' : '', each))) },
    { ...installed, ...tree },
    { postcssPlugins: plugins },
  );
  return { problems, css: (code.modules.get('docs/a.mdx')?.styles ?? []).map(textOf).join('\n') };
};

test('PostCSS plugins process style sheets, imported style sheets and CSS modules', async () => {
  const wide = Object.assign(() => ({ change: (css: string) => css.replaceAll('@wide', 'width: 77px') }), {
    postcss: true,
  });
  const { problems, css } = await styles(
    {
      'docs/a.css': '@import "./b.css"; b { @red }',
      'docs/b.css': 'i { @wide }',
      'docs/card.module.css': '.card { @red; @wide }',
    },
    [red, wide],
    './a.css',
    './card.module.css',
  );
  assert.equal(problems, []);
  assert.match(css, /i\{width:77px\}/);
  assert.match(css, /b\{color:red\}/);
  assert.match(css, /\.card_\w+_card\{color:red;width:77px\}/);
});

test('with --stub-missing and without the package, style sheets are read without plugins', async () => {
  const document = { 'docs/a.mdx': showing(imported('', './a.css')) };
  const config = { postcssPlugins: [red] };
  const { problems } = await bundle(document, { 'docs/a.css': 'b { top: 1px }' }, config, undefined, {
    stubMissing: true,
  });
  assert.equal(problems.length, 1);
  assert.match(problems[0]!, /^warning stand-in docs\/a\.css: the imported module "postcss" can't be found/);
});

test('style sheets of packages are unchanged', async () => {
  const { problems, css } = await styles(
    { 'node_modules/kit/a.css': 'b { top: 1px }' },
    [{ change: () => 'b { top: 2px }' }],
    'kit/a.css',
  );
  assert.equal([problems, css.includes('top:1px')], [[], true]);
});

test('plugins run one after another in the folder of the site, and the working directory is restored', async () => {
  const before = process.cwd();
  const seen: string[] = [];
  const look = { change: (css: string, { cwd }: { cwd: string }) => (seen.push(cwd), css) };
  await styles({ 'docs/a.css': 'a{top:0}', 'docs/b.css': 'b{top:0}' }, [look], './a.css', './b.css');
  assert.is(seen.length, 2);
  assert.ok(seen.every((cwd) => cwd === seen[0] && cwd !== before));
  assert.is(process.cwd(), before);
});

test('an error of a plugin is reported at the import in the content, as well as a missing package', async () => {
  const fail = {
    change() {
      throw Object.assign(new Error('whole text'), { reason: 'unknown word', line: 2, column: 3 });
    },
  };
  const { problems } = await styles({ 'docs/a.css': 'a {\n  top 0 }' }, [fail], './a.css');
  assert.equal(problems, ['error broken-module docs/a.mdx:1:1: "./a.css" can\'t be bundled: unknown word']);
  const without = await bundle(
    { 'docs/a.mdx': showing(imported('', './a.css')) },
    { 'docs/a.css': '' },
    { postcssPlugins: [fail] },
  );
  assert.match(without.problems.join(), 'npm install postcss');
});

test.run();
