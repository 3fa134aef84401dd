import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../compile.ts';
import { cleanSite } from '../../output/clean-site.ts';
import { tempFolder, type TempFolder } from '../temp.ts';

const test = suite<{ folder: TempFolder; site: string }>('clean site');
test.before.each((context) => {
  context.folder = tempFolder();
  context.site = context.folder.dir;
});
test.after.each(({ folder }) => folder.remove());

test('the output and the cache are removed, and nothing else', async ({ folder, site }) => {
  folder.write({ 'docs/index.md': '# Start\n' });
  await compile(site);
  assert.equal(await cleanSite(site), { removed: [path.join(site, 'dist'), path.join(site, '.lectern')], left: [] });
  assert.equal(readdirSync(site), ['docs']);
  assert.equal(await cleanSite(site), { removed: [], left: [] });
});

test('clean removes a swapped output with all its generations', async ({ folder, site }) => {
  folder.write({ 'docs/index.md': '# Start\n', 'lectern.config.json': '{"title": "Site", "publish": "swap"}' });
  await compile(site, { cache: false });
  assert.ok(existsSync(path.join(site, '.dist')));
  await cleanSite(site);
  assert.equal(readdirSync(site).sort(), ['docs', 'lectern.config.json']);
});

test('a missing folder is an error, because its name may be misspelled', async ({ site }) => {
  await cleanSite(path.join(site, 'nowhere')).then(
    () => assert.unreachable(),
    (error: Error) => assert.match(error.message, 'there is no folder with this name'),
  );
});

test('a folder with foreign files is left', async ({ folder, site }) => {
  folder.write({ 'dist/mine.txt': 'mine', '.lectern/x': '' });
  await cleanSite(site).then(
    () => assert.unreachable(),
    (error: Error) => assert.match(error.message, 'contains files that Lectern did not write'),
  );
  assert.ok(existsSync(path.join(site, 'dist/mine.txt')));
});

test.run();
