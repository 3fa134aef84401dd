// Tests the cache of bundled code. If one input of the bundle changes, the whole bundle is rebuilt.
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { bundleCode } from '../../code/bundle-code.ts';
import { parseConfig } from '../../config/parse-config.ts';
import { openCache } from '../../cache/cache.ts';
import { disk } from '../../fs/disk.ts';
import { filesBelow } from '../../fs/files-below.ts';
import type { DocumentCode, Head } from '../../parse/document.ts';
import { tempFolder, type TempFolder } from '../temp.ts';
import { imported, showing } from './code-site.ts';
import type { BundledCode } from '../../code/code-table.ts';
import { listFiles } from '../../fs/list-files.ts';

const tree = {
  'package.json': '{}',
  'tsconfig.json': '{"extends":"./base.json"}',
  'base.json': '{"compilerOptions":{"paths":{"~/*":["./src/*"]}}}',
  'docs/chart.jsx':
    "import { size } from '../src/size';\nimport './a.css';\nimport { kit } from 'kit';\nexport default () => <b>{size}{kit}</b>;",
  'docs/a.css': 'a { background: url(./bg.png) }',
  'docs/bg.png': 'x',
  'docs/own.scss': 'a { color: red }',
  'src/size.js': 'export const size = "small";',
  'src/names.module.css': '.a { composes: b from "./more.module.css" }',
  'src/more.module.css': '.b { color: red }',
  'node_modules/kit/package.json': '{"name":"kit","main":"one.js","browser":"./dom.js"}',
  'node_modules/kit/dom.js': 'export const kit = 0;',
  'node_modules/kit/one.js': 'export const kit = 1;',
  'node_modules/kit/two.js': 'export const kit = 2;',
};
const documents: Record<string, DocumentCode> = {
  'docs/a.mdx': showing(
    imported('Chart', './chart'),
    imported('missing', './nowhere', 2),
    imported('Tabs', '@theme/Tabs', 3),
  ),
  'docs/b.mdx': showing(
    imported('names', '@site/src/names.module.css'),
    imported('{ size }', '~/size', 2),
    imported('gone', 'gone', 3),
  ),
  'docs/c.mdx': showing(imported('', './own.scss')),
};

/** Calls `run` with a function that bundles one site, and compares each bundle with a bundle without the cache. */
async function withSite(
  run: (
    folder: TempFolder,
    bundle: (
      changed?: Record<string, DocumentCode>,
    ) => Promise<{ isKept: boolean; paths: string[]; rendering: unknown[]; problems: number }>,
  ) => Promise<void>,
): Promise<void> {
  const folder = tempFolder();
  folder.write(tree);
  try {
    await run(folder, async (changed = {}) => {
      let isKept = true;
      const cache = openCache(filesBelow(folder.dir), path.join(folder.dir, '.lectern/cache'), 'key');
      const watched = {
        ...cache,
        putValue: (key: string, value: unknown) => ((isKept = false), cache.putValue(key, value)),
      };
      const all = { ...documents, ...changed };
      const sources = new Map(Object.entries(all).map(([source, code]) => [source, { head: { code } as Head }]));
      const links = new Map(
        Object.keys(all).map((source) => [`/${source}`, { references: new Map([[source, []]]), outline: [] }]),
      );
      const config = parseConfig({ title: 'T', onBrokenImports: 'warn' }, 'lectern.config.json');
      const input = { site: { dir: folder.dir, config }, sources, links, staticFiles: new Map(), files: disk };
      const warm = await bundleCode({ ...input, cache: watched });
      const cold = await bundleCode(input);
      const textsOf = (files: BundledCode['code']['files'] = []) =>
        files.map(({ path: name, bytes }) => [name, Buffer.from(bytes).toString()]);
      assert.equal(textsOf(warm.code.files), textsOf(cold.code.files));
      assert.equal(textsOf(warm.code.rendering), textsOf(cold.code.rendering));
      assert.equal([...warm.code.modules], [...cold.code.modules]);
      const messagesOf = ({ diagnostics }: BundledCode) =>
        diagnostics.map(({ severity, place, message, hint }) => [severity, place, message, hint]);
      assert.equal(messagesOf(warm), messagesOf(cold));
      const paths = warm.code.files.map((file) => file.path);
      return { isKept, paths, rendering: textsOf(warm.code.rendering), problems: warm.diagnostics.length };
    });
  } finally {
    folder.remove();
  }
}

test('a second run without a change bundles nothing', () =>
  withSite(async (_, bundle) => {
    assert.is((await bundle()).isKept, false);
    assert.is((await bundle()).isKept, true);
  }));

const changes: Record<string, (folder: TempFolder) => void> = {
  'a component': (folder) => folder.write({ 'docs/chart.jsx': `${tree['docs/chart.jsx']}\nconsole.log(1);` }),
  'what a component imports': (folder) => folder.write({ 'src/size.js': 'export const size = "large";' }),
  'a picture of a style sheet': (folder) => folder.write({ 'docs/bg.png': 'y' }),
  'styles that others are composed of': (folder) => folder.write({ 'src/more.module.css': '.b { color: blue }' }),
  'a file that goes before another': (folder) => folder.write({ 'docs/chart.tsx': 'export default () => "now this";' }),
  'a file that was missing': (folder) => folder.write({ 'docs/nowhere.js': 'export default 1;' }),
  'a folder that was missing': (folder) => folder.write({ 'docs/nowhere/index.js': 'export default 1;' }),
  'a package that was missing': (folder) =>
    folder.write({
      'node_modules/gone/package.json': '{"main":"x.js"}',
      'node_modules/gone/x.js': 'export default 1;',
    }),
  'the compiler of a style sheet that was missing': (folder) =>
    folder.write({
      'node_modules/sass/package.json': '{"main":"index.js"}',
      'node_modules/sass/index.js':
        'exports.compileStringAsync = async (css, { url }) => ({ css, loadedUrls: [url] });',
    }),
  'the main file of a package': (folder) =>
    folder.write({ 'node_modules/kit/package.json': '{"name":"kit","main":"two.js"}' }),
  'a file of a package that only renders HTML': (folder) =>
    folder.write({ 'node_modules/kit/one.js': 'export const kit = 1 + Date.now();' }),
  "a component in the place of the viewer's": (folder) =>
    folder.write({ 'src/theme/Tabs.js': 'export default () => "tabs";' }),
  'the settings of TypeScript': (folder) =>
    folder.write({ 'base.json': '{"compilerOptions":{"paths":{"~/*":["./docs/*"]}}}' }),
  'a file that is gone': (folder) => rmSync(path.join(folder.dir, 'src/size.js')),
  'a file that leads out of the site': (folder) => {
    const outside = `${folder.dir}-outside`;
    mkdirSync(outside);
    writeFileSync(path.join(outside, 'size.js'), tree['src/size.js']);
    rmSync(path.join(folder.dir, 'src/size.js'));
    symlinkSync(path.join(outside, 'size.js'), path.join(folder.dir, 'src/size.js'));
  },
};

for (const [what, change] of Object.entries(changes)) {
  test(`a change is noticed: ${what}`, () =>
    withSite(async (folder, bundle) => {
      const before = await bundle();
      change(folder);
      const after = await bundle();
      rmSync(`${folder.dir}-outside`, { recursive: true, force: true });
      assert.is(after.isKept, false);
      assert.not.equal({ ...after, isKept: false }, before);
    }));
}

test('a change of the content invalidates the cache, and an unused file does not', () =>
  withSite(async (folder, bundle) => {
    await bundle();
    folder.write({ 'elsewhere/x.js': '' });
    assert.is((await bundle()).isKept, true);
    assert.is((await bundle({ 'docs/a.mdx': showing(imported('Chart', './chart', 9)) })).isKept, false);
  }));

test('an edited component changes only the files that depend on it', () =>
  withSite(async (folder, bundle) => {
    const before = new Set((await bundle()).paths);
    folder.write({ 'docs/chart.jsx': tree['docs/chart.jsx'].replace('<b>', '<b title="more">') });
    const { paths } = await bundle();
    const changed = paths.filter((file) => !before.has(file));
    assert.equal(
      changed.map((file) => file.replace(/-[\da-f]{8}/, '')),
      ['assets/a.js', 'assets/a.js.map'],
    );
  }));

test('a corrupt cached result is ignored', () =>
  withSite(async (folder, bundle) => {
    await bundle();
    for (const { path: name } of await listFiles(disk, path.join(folder.dir, '.lectern/cache'))) {
      const file = path.join(folder.dir, '.lectern/cache', name);
      const text = Buffer.from((await disk.read(file))!).toString();
      writeFileSync(file, text.replace('"warning"', '"error"'));
    }
    assert.is((await bundle()).isKept, false);
  }));

test.run();
