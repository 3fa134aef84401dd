import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { disk } from '../../fs/disk.ts';
import { filesBelow } from '../../fs/files-below.ts';
import { EnvironmentError } from '../../fs/environment-error.ts';
import type { WritableFiles } from '../../fs/files.ts';
import { memoryFiles } from '../memory-files.ts';
import { listFiles } from '../../fs/list-files.ts';

/** Runs the same tests of the interface `Files` with the real file system, and with `memoryFiles`, its replacement in
 * tests. */
for (const [name, makeFiles] of [
  ['disk', filesBelow],
  ['memory', () => memoryFiles()],
] as [string, (dir: string) => WritableFiles][]) {
  const test = suite<{ dir: string; files: WritableFiles }>(name);
  test.before.each((context) => {
    context.dir = realpathSync(mkdtempSync(path.join(tmpdir(), 'lectern-files-')));
    context.files = makeFiles(context.dir);
  });
  test.after.each(({ dir }) => rmSync(dir, { recursive: true }));

  const text = (bytes: Uint8Array | undefined) => bytes && Buffer.from(bytes).toString();

  test("a path that no file can have doesn't exist", async ({ dir, files }) => {
    await files.write(path.join(dir, 'a.md'), Buffer.from('a'));
    for (const odd of ['a\0.md', 'a.md\0', 'x'.repeat(300), 'a.md/x']) {
      const file = path.join(dir, odd);
      assert.is(await files.stat(file), undefined);
      assert.is(await files.realPath(file), undefined);
      assert.is(await files.read(file), undefined);
      assert.is(await files.readPart(file, 0, 1), undefined);
      assert.equal(await files.names(file), []);
    }
  });

  test('a file is written with its folder, read and listed by path', async ({ dir, files }) => {
    for (const file of ['b/é.md', 'a-b.md', 'a/z.md', 'a.md'])
      await files.write(path.join(dir, file), Buffer.from(file));
    assert.is(text(await files.read(path.join(dir, 'b/é.md'))), 'b/é.md');
    const found = await listFiles(files, dir);
    assert.equal(found, [
      { path: 'a-b.md', kind: 'file' },
      { path: 'a.md', kind: 'file' },
      { path: 'a/z.md', kind: 'file' },
      { path: 'b/é.md', kind: 'file' },
    ]);
    assert.equal(
      (await listFiles(files, dir, { exclude: ['a/**'] })).map((entry) => entry.path),
      ['a-b.md', 'a.md', 'b/é.md'],
    );
  });

  test('a part of a file is read if the file contains all of it', async ({ dir, files }) => {
    const file = path.join(dir, 'a');
    await files.write(file, Buffer.from('hello'));
    for (const [start, length, found] of [
      [0, 5, 'hello'],
      [1, 3, 'ell'],
      [5, 0, ''],
      [3, 3, undefined],
      [0, 2 ** 52, undefined],
      [-1, 2, undefined],
      [NaN, 1, undefined],
    ] as const) {
      assert.is(text(await files.readPart(file, start, length)), found);
    }
    assert.is(await files.readPart(path.join(dir, 'missing'), 0, 1), undefined);
  });

  test('a missing file is undefined instead of an error', async ({ dir, files }) => {
    const missing = path.join(dir, 'missing');
    assert.equal(await listFiles(files, missing), []);
    assert.is(await files.read(missing), undefined);
    assert.is(await files.stat(missing), undefined);
    assert.is(await files.realPath(missing), undefined);
    await files.remove(missing);
  });

  test('files and folders are distinguished', async ({ dir, files }) => {
    await files.write(path.join(dir, 'a/b.md'), Buffer.from('four'));
    assert.is((await files.stat(path.join(dir, 'a')))!.kind, 'folder');
    const { kind, size } = (await files.stat(path.join(dir, 'a/b.md')))!;
    assert.equal([kind, size], ['file', 4]);
  });

  test('a file is created once', async ({ dir, files }) => {
    const file = path.join(dir, 'lock');
    assert.is(await files.create(file, Buffer.from('first')), true);
    assert.is(await files.create(file, Buffer.from('second')), false);
    assert.is(text(await files.read(file)), 'first');
    assert.equal(await listFiles(files, dir), [{ path: 'lock', kind: 'file' }]);
  });

  test('writing a file creates its missing folder', async ({ dir, files }) => {
    await files.write(path.join(dir, 'draft'), Buffer.from('text'));
    await files.rename(path.join(dir, 'draft'), path.join(dir, 'a/b/page'));
    assert.is(text(await files.read(path.join(dir, 'a/b/page'))), 'text');
  });

  test('a file takes the place of another', async ({ dir, files }) => {
    await files.write(path.join(dir, 'old'), Buffer.from('old'));
    await files.write(path.join(dir, 'new'), Buffer.from('new'));
    await files.rename(path.join(dir, 'new'), path.join(dir, 'old'));
    assert.is(text(await files.read(path.join(dir, 'old'))), 'new');
    assert.equal(
      (await listFiles(files, dir)).map((entry) => entry.path),
      ['old'],
    );
  });

  test('a folder is removed with its content, or only if it is empty', async ({ dir, files }) => {
    await files.makeFolder(path.join(dir, 'a'));
    await files.write(path.join(dir, 'a/b/c.md'), Buffer.from(''));
    assert.is(await files.removeEmptyFolder(path.join(dir, 'a/b')), false);
    await files.remove(path.join(dir, 'a'));
    assert.equal(await listFiles(files, dir), []);
  });

  test.run();
}

const test = suite<{ dir: string }>('disk only');
test.before.each((context) => {
  context.dir = realpathSync(mkdtempSync(path.join(tmpdir(), 'lectern-files-')));
});
test.after.each(({ dir }) => rmSync(dir, { recursive: true }));

test('a link to itself has no target', async ({ dir }) => {
  symlinkSync('self.md', path.join(dir, 'self.md'));
  const file = path.join(dir, 'self.md');
  assert.equal([await disk.read(file), await disk.realPath(file)], [undefined, undefined]);
  assert.is(await disk.stat(path.join(file, 'x')), undefined);
});

test('links are listed, not followed, and removed without their targets', async ({ dir }) => {
  mkdirSync(path.join(dir, 'real'));
  writeFileSync(path.join(dir, 'real/a.md'), '');
  mkdirSync(path.join(dir, 'site'));
  symlinkSync('../real', path.join(dir, 'site/folder'));
  symlinkSync('../real/a.md', path.join(dir, 'site/file.md'));
  assert.equal(await listFiles(disk, path.join(dir, 'site')), [
    { path: 'file.md', kind: 'link' },
    { path: 'folder', kind: 'link' },
  ]);
  assert.is((await disk.stat(path.join(dir, 'site/folder')))!.kind, 'link');
  assert.is(await disk.realPath(path.join(dir, 'site/folder/a.md')), path.join(dir, 'real/a.md'));
  await filesBelow(dir).remove(path.join(dir, 'site/folder'));
  assert.equal(await listFiles(disk, path.join(dir, 'real')), [{ path: 'a.md', kind: 'file' }]);
});

test('an error of the system becomes an environment error with a plain sentence', async ({ dir }) => {
  writeFileSync(path.join(dir, 'file'), '');
  try {
    await filesBelow(dir).write(path.join(dir, 'file/below'), Buffer.from(''));
    assert.unreachable();
  } catch (error) {
    assert.instance(error, EnvironmentError);
    assert.match((error as Error).message, /^can't write ".*file\/below": /);
  }
});

test('makeFolder returns the topmost new folder', async ({ dir }) => {
  assert.is(await filesBelow(dir).makeFolder(path.join(dir, 'a/b')), path.join(dir, 'a'));
  assert.is(await filesBelow(dir).makeFolder(path.join(dir, 'a/b')), undefined);
});

test.run();
