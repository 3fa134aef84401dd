// Tests the hooks `components` and `slots`.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../compile.ts';
import { lines, withExtension } from './extension-site.ts';

const read = (dir: string, file: string) => readFileSync(path.join(dir, 'dist', file), 'utf8');

const chart = `  components: { Chart: { view: new URL('./parts/chart.jsx', import.meta.url) } },`;
const files = {
  'parts/chart.jsx': `import './chart.css';\nexport default ({ of, children }) => <figure className="chart">{of}{children}</figure>;`,
  'parts/chart.css': '.chart { color: red; }',
  'docs/a.mdx': '# A\n\n<Chart of="tides">**low**</Chart>\n',
};

test('content uses a component by its name, and only pages with it load its module', () =>
  withExtension(chart, files, async ({ dir }) => {
    const report = await compile(dir);
    assert.equal(lines(report.diagnostics), []);
    assert.match(read(dir, 'docs/a/index.html'), '<figure class="chart">tides<strong>low</strong></figure>');
    assert.match(read(dir, 'docs/a/index.html'), /<link[^>]*href="\/assets\/a-[a-z\d]+\.css"/);
    assert.is((JSON.parse(read(dir, 'corpus/pages/docs.json')) as { code?: unknown }).code, undefined);
  }));

test('a component in the config replaces the component of an extension', () =>
  withExtension(
    chart,
    {
      ...files,
      'own.jsx': 'export default () => <b>own</b>;',
      'lectern.config.ts':
        "import probe from './probe.ts';\nexport default { title: 'Site', extensions: [probe()], components: { Chart: './own.jsx' } };\n",
    },
    async ({ dir }) => {
      await compile(dir);
      assert.match(read(dir, 'docs/a/index.html'), '<b>own</b>');
    },
  ));

const footer = `  slots: { Footer: new URL('./parts/footer.jsx', import.meta.url) },`;
const footers = { 'parts/footer.jsx': 'export default () => <footer>of the extension</footer>;' };

test('a slot replaces a part of the viewer, and a part of the site replaces the slot', () =>
  withExtension(footer, footers, async ({ dir, write }) => {
    const report = await compile(dir);
    assert.equal(lines(report.diagnostics), []);
    assert.match(read(dir, 'docs/index.html'), '<footer>of the extension</footer>');
    write({ 'src/theme/Footer.jsx': 'export default () => <footer>of the site</footer>;' });
    assert.equal(lines((await compile(dir)).diagnostics), []);
    assert.match(read(dir, 'docs/index.html'), '<footer>of the site</footer>');
  }));

test('a slot wraps the own part of the viewer', () =>
  withExtension(
    `  slots: { DocBreadcrumbs: new URL('./parts/crumbs.jsx', import.meta.url) },`,
    {
      'parts/crumbs.jsx':
        'import Own from \'@theme-original/DocBreadcrumbs\';\nexport default (props) => <section className="around"><Own {...props} /></section>;',
    },
    async ({ dir }) => {
      assert.equal(lines((await compile(dir)).diagnostics), []);
      assert.match(read(dir, 'docs/index.html'), /<section class="around"><nav[^>]*class="breadcrumbs"/);
    },
  ));

const problems = async (extension: string, files: Record<string, string>, expected: string) =>
  withExtension(extension, files, async ({ dir }) => {
    try {
      await compile(dir);
      assert.unreachable();
    } catch (error) {
      assert.match(String(error), expected);
    }
  });

test('an unknown slot and a missing module are errors in the config', async () => {
  await problems(
    `  slots: { Foter: new URL('./parts/footer.jsx', import.meta.url) },`,
    footers,
    '"Foter" is not a part of the viewer that "slots" can replace',
  );
  await problems(footer, {}, 'the extension "probe" has no file "parts/footer.jsx", which "slots.Footer" names');
  await problems(chart, {}, 'the extension "probe" has no file "parts/chart.jsx", which "components.Chart" names');
});

test('two extensions can not define the same component', () =>
  problems(
    chart,
    {
      ...files,
      'lectern.config.ts': `import { defineExtension } from 'lectern';
import probe from './probe.ts';
const other = defineExtension({ name: 'other', components: { Chart: { view: new URL('./parts/chart.jsx', import.meta.url) } } });
export default { title: 'Site', extensions: [probe(), other()] };`,
    },
    'the extension "other" defines "components.Chart", which another extension also defines',
  ));

const spoken = `  components: { Chart: {
    view: new URL('./parts/chart.jsx', import.meta.url),
    text: new URL('./parts/text.js', import.meta.url),
  } },`;
const search = 'corpus/search/en/docs-default-current/texts/0.json';

test('the text of a component replaces its children in search and Markdown, and follows its module', () =>
  withExtension(
    spoken,
    { ...files, 'parts/text.js': 'export default ({ of }) => `A chart of ${of}`;' },
    async ({ dir, write }) => {
      assert.equal(lines((await compile(dir)).diagnostics), []);
      assert.match(read(dir, search), 'A chart of tides');
      assert.match(read(dir, 'docs/a.md'), /^A chart of tides$/m);
      assert.match(read(dir, 'docs/a/index.html'), '<figure class="chart">tides<strong>low</strong></figure>');
      write({ 'parts/text.js': 'export default ({ of }) => `A picture of ${of}`;' });
      await compile(dir);
      assert.match(read(dir, search), 'A picture of tides');
    },
  ));

test('a function for text content that fails is an error, as is a module without one', async () => {
  const found: string[] = [];
  for (const code of [`export default () => { throw new Error('no text'); };`, 'export default () => 1;'])
    await withExtension(spoken, { ...files, 'parts/text.js': code }, async ({ dir }) => {
      found.push(...lines((await compile(dir)).diagnostics));
    });
  assert.is(found.length, 2, found.join('\n'));
  assert.match(found[0]!, /plugin-failed .*"probe".*no text/);
  assert.match(
    found[1]!,
    /^lectern\.config\.ts\S* error plugin-failed .*the function for the text of the component "Chart" did not return a string/,
  );
  await problems(
    spoken,
    { ...files, 'parts/text.js': 'export default 1;' },
    'needs a function as default export of "parts/text.js", which "components.Chart.text" names',
  );
});

test.run();
