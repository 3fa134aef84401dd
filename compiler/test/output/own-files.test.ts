// Tests that only files that Lectern wrote, and that are unchanged, are removed from an output.
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../compile.ts';
import { openSite } from '../../project/open-site.ts';
import { cleanSite } from '../../output/clean-site.ts';
import { tempFolder, type TempFolder } from '../temp.ts';

const test = suite<{ folder: TempFolder; site: string; page: string }>('own files');
test.before.each(async (context) => {
  context.folder = tempFolder();
  context.site = path.join(context.folder.dir, 'site');
  context.page = path.join(context.site, 'dist/docs/other/index.html');
  context.folder.write({
    'outside/mine': 'mine',
    'site/docs/index.md': '# Start\n',
    'site/docs/other.md': '# Other\n',
  });
  await compile(context.site);
  rmSync(path.join(context.site, 'docs/other.md'));
});
test.after.each(({ folder }) => folder.remove());

test('an obsolete file is removed; a file with foreign changes stays and is reported', async ({ site, page }) => {
  writeFileSync(page, 'by hand');
  const { diagnostics, published } = await compile(site);
  assert.ok(published);
  assert.equal(
    diagnostics.filter(({ rule }) => rule === 'changed-output').map(({ place }) => place.path),
    ['dist/docs/other/index.html'],
  );
  assert.is(readFileSync(page, 'utf8'), 'by hand');
  assert.not.ok(existsSync(path.join(site, 'dist/corpus/pages/docs/other.json')));
});

for (const publish of ['in-place', 'swap'])
  test(`a file with foreign changes fails a strict compile, and nothing is published: ${publish}`, async ({
    folder,
    site,
    page,
  }) => {
    folder.write({ 'site/lectern.config.json': JSON.stringify({ title: 'S', publish }) });
    await compile(site);
    writeFileSync(path.join(site, 'docs/late.md'), '# Late\n');
    await compile(site);
    const late = path.join(site, 'dist/docs/late/index.html');
    writeFileSync(late, 'by hand');
    rmSync(path.join(site, 'docs/late.md'));
    writeFileSync(path.join(site, 'docs/index.md'), '# Changed\n');
    const { published, diagnostics } = await compile(site, { strict: true });
    assert.equal([published, diagnostics.map(({ rule }) => rule)], [false, ['changed-output']]);
    assert.not.match(readFileSync(path.join(site, 'dist/docs/index.html'), 'utf8'), 'Changed');
    assert.is(readFileSync(late, 'utf8'), 'by hand');
    assert.not.ok(existsSync(page));
    assert.ok((await compile(site)).published, 'without --strict the warning stops nothing');
  });

test('clean keeps files of others and names them', async ({ site, page }) => {
  writeFileSync(path.join(site, 'dist/CNAME'), 'site.example');
  writeFileSync(page, 'by hand');
  const { left } = await cleanSite(site);
  assert.equal(left.sort(), [path.join(site, 'dist/CNAME'), page]);
  assert.not.ok(existsSync(path.join(site, 'dist/docs/index.html')));
  assert.ok((await compile(site)).published, 'the folder is still an output');
});

test('a work folder that is a link is an error with its location, and nothing is swept', async ({ folder, site }) => {
  symlinkSync(path.join(folder.dir, 'outside'), path.join(site, 'dist/.lectern'));
  const error = await compile(site).then(
    () => undefined,
    (thrown: { diagnostics?: { rule: string; place: { path: string } }[] }) => thrown.diagnostics?.[0],
  );
  assert.equal([error?.rule, error?.place.path], ['unsafe-path', 'dist/.lectern']);
  assert.is(readFileSync(path.join(folder.dir, 'outside/mine'), 'utf8'), 'mine');
});

test('a plugin whose data would be written outside is left out', async ({ folder, site }) => {
  folder.write({
    'site/docusaurus.config.js':
      "module.exports = { title: 'S', url: 'https://s.example', baseUrl: '/', presets: [['classic', { blog: false }]], plugins: ['./plugin.js'] };",
    'site/plugin.js':
      "module.exports = () => ({ name: 'p', contentLoaded: ({ actions }) => actions.createData('../../../../../outside/mine', 'x') });",
  });
  const { notices } = await openSite(site);
  assert.ok(notices.some(({ message }) => message.includes('createData writes only below')));
  assert.is(readFileSync(path.join(folder.dir, 'outside/mine'), 'utf8'), 'mine');
});

test.run();
