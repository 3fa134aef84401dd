// Tests the state folder, in which runs store files for later runs. Every run must also work without these files.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../compile.ts';
import { dev } from '../dev.ts';
import { inspect } from '../inspect.ts';
import { lastReport } from '../output/last-compile.ts';
import { stateFolder } from '../project/state-folder.ts';
import { tempFolder, type TempFolder } from './temp.ts';

const test = suite<{ folder: TempFolder; site: string; elsewhere: string }>('state folder');

test.before.each((context) => {
  context.folder = tempFolder();
  context.site = path.join(context.folder.dir, 'site');
  context.elsewhere = path.join(context.folder.dir, 'elsewhere');
  context.folder.write({
    'node_modules/outer/package.json': '{"type": "module", "exports": "./index.js"}',
    'node_modules/outer/index.js': "export default 'of the repository';\n",
    'site/node_modules/inner/package.json': '{"type": "module", "exports": {"import": "./index.js"}}',
    'site/node_modules/inner/index.js': "export default 'of the site';\n",
    'site/lectern.config.mjs':
      "import inner from 'inner';\nimport outer from 'outer';\nexport default { title: `${inner}, ${outer}`, url: 'https://site.example' };\n",
    'site/docs/index.md': '# Start\n',
  });
});
test.after.each(({ folder }) => folder.remove());

test('a site with other output and state folders is unchanged, and its packages are found', async ({
  site,
  elsewhere,
}) => {
  const options = { outDir: path.join(elsewhere, 'dist'), cacheDir: path.join(elsewhere, 'cache') };
  const before = readdirSync(site, { recursive: true });
  const first = await compile(site, options);
  assert.ok(first.published);
  assert.is(first.stats.cacheFault, undefined);
  const { title } = JSON.parse(readFileSync(path.join(elsewhere, 'dist/corpus/site.json'), 'utf8')) as {
    title: string;
  };
  assert.is(title, 'of the site, of the repository');
  assert.is((await compile(site, options)).stats.parsed, 0);
  assert.ok(await lastReport(site, options));
  assert.is((await inspect(site, options)).cacheFault, undefined);
  const { cacheDir } = options;
  const server = await dev(site, { port: 0, cacheDir }, async () => undefined);
  await server.close();
  assert.ok(existsSync(path.join(cacheDir, 'dev/corpus/site.json')));
  assert.equal(readdirSync(site, { recursive: true }), before);
});

test('an unwritable cache is reported, and the site is compiled', async ({ site, elsewhere }) => {
  writeFileSync(path.join(site, '.lectern'), 'a file');
  const report = await compile(site, { outDir: elsewhere });
  assert.ok(report.published);
  assert.match(report.stats.cacheFault!.message, 'is not a folder');
  assert.match((await inspect(site)).cacheFault!.message, 'is not a folder');
  assert.is(await lastReport(site, { outDir: elsewhere }), undefined);
  assert.is(readFileSync(path.join(site, '.lectern'), 'utf8'), 'a file');
});

test('unreadable or unwritable parts of a cache are reported, and the site is compiled', async ({ site }) => {
  await compile(site);
  for (const part of ['cache/documents', 'cache', 'last']) {
    const report = await inTheWayOf(path.join(site, '.lectern', part), () => compile(site));
    assert.ok(report.published, part);
    assert.match(report.stats.cacheFault!.message, /^can't /, part);
  }
});

/** Runs a function while a file replaces a folder, so that nothing in the folder can be read or written. */
async function inTheWayOf<Result>(folder: string, action: () => Promise<Result>): Promise<Result> {
  rmSync(folder, { recursive: true, force: true });
  writeFileSync(folder, '');
  try {
    return await action();
  } finally {
    rmSync(folder);
  }
}

test('a link in the state folder of a site is not followed by the cleanup', async ({ site, elsewhere }) => {
  mkdirSync(elsewhere);
  for (let index = 0; index < 100; index += 1) writeFileSync(path.join(elsewhere, `mine-${index}`), '');
  const before = readdirSync(elsewhere);
  for (const link of ['cache', 'cache/values', 'docusaurus', 'last', 'config/node_modules', '.']) {
    const place = path.join(site, '.lectern', link);
    mkdirSync(path.dirname(place), { recursive: true });
    symlinkSync(elsewhere, place);
    const { dir, refusal } = stateFolder(site, undefined);
    assert.match(refusal!.message, `"${place}" is a symbolic link`);
    assert.not.ok(dir.startsWith(site));
    if (link === 'cache/values') assert.match((await compile(site)).stats.cacheFault!.message, place);
    rmSync(path.join(site, '.lectern'), { recursive: true });
  }
  assert.equal(readdirSync(elsewhere), before);
  assert.ok(existsSync(path.join(site, 'dist/corpus/manifest.json')));
});

test.run();
