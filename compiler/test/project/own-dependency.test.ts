import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ownDependency } from '../../project/own-dependency.ts';
import { version } from '../../version.ts';
import { memoryFiles } from '../memory-files.ts';

const copy = `vendor/lectern-${version}.tgz`;

test('the dependency on a published Lectern is a version range', async () => {
  const own = await ownDependency('/home/site', memoryFiles(), { isPublic: true });
  assert.equal(own, { spec: `^${version}` });
});

test('the installed tarball is copied into the site, with any spelling of its path', async () => {
  for (const spec of ['file:../packs/lectern.tgz', '../packs/lectern.tgz', '/home/packs/lectern.tgz']) {
    const files = memoryFiles({
      '/home/new/package.json': JSON.stringify({ devDependencies: { lectern: spec } }),
      '/home/packs/lectern.tgz': 'packed',
    });
    for (const ownFolder of ['/home/new/node_modules/lectern', '/home/new/node_modules/.pnpm/a/node_modules/lectern']) {
      const { spec: own, tarball } = await ownDependency('/home/new/site', files, { ownFolder });
      assert.equal([own, tarball?.path, Buffer.from(tarball!.bytes).toString()], [`file:${copy}`, copy, 'packed']);
    }
  }
});

test('the dependency on a clone is a folder, as for an installation whose tarball is missing', async () => {
  const own = async (tree: Record<string, string>) =>
    ownDependency('/home/new/site', memoryFiles(tree), { ownFolder: '/home/new/node_modules/lectern' });
  const gone = { '/home/new/package.json': '{ "dependencies": { "lectern": "file:gone.tgz" } }' };
  for (const tree of [{}, gone, { '/home/new/package.json': '{ broken' }])
    assert.equal(await own(tree), { spec: 'file:../node_modules/lectern' });
});

test.run();
