import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { disk } from '../../../compiler/fs/disk.ts';
import { watchRead } from '../../../compiler/extensions/config/site-code.ts';
import { extensionFiles } from '../../../compiler/extensions/files/site-files.ts';
import { watchPaths } from '../plugins/paths-to-watch.ts';
import { tempFolder } from '../../../compiler/test/temp.ts';

/** @returns the paths that were registered as dependencies, relative to the site's folder */
async function readBy(find: (dir: string, files: typeof disk) => Promise<void>): Promise<string[]> {
  const folder = tempFolder();
  folder.write({ 'data/a.json': '', 'data/deep/b.json': '', 'data/deep/c.txt': '', 'data/node_modules/d.json': '' });
  const seen: string[] = [];
  const note = (file: string) => seen.push(path.relative(folder.dir, file));
  await find(folder.dir, { ...disk, stat: (file) => (note(file), disk.stat(file)) });
  folder.remove();
  return seen.sort();
}

test('files, folders and globs that a plugin watches are registered', async () => {
  const watched = (...paths: unknown[]) => readBy((dir, files) => watchPaths(paths, extensionFiles(files, dir)));
  assert.equal(await watched('data/a.json', 'lacking.json'), ['data/a.json', 'lacking.json']);
  assert.equal(await watched('data/**/*.json', undefined), ['data', 'data/a.json', 'data/deep/b.json']);
  assert.equal(await watched('./data/deep'), ['data/deep', 'data/deep/b.json', 'data/deep/c.txt']);
  assert.equal(await readBy((dir, files) => watchPaths(undefined, extensionFiles(files, dir))), []);
});

test('content and generated files that a plugin has read are not watched', async () => {
  const names = ['a.json', 'docs/b.md', 'docs/c.MDX', 'made/d.json', 'made-by-hand.json'];
  const read = (dir: string) => names.map((name) => path.join(dir, name));
  assert.equal(await readBy((dir, files) => watchRead(read(dir), path.join(dir, 'made'), files)), [
    'a.json',
    'made-by-hand.json',
  ]);
});

test.run();
