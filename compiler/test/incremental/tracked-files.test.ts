import fs, { rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { EnvironmentError } from '../../fs/environment-error.ts';
import { trackFiles } from '../../incremental/tracked-files.ts';
import { tempFolder } from '../temp.ts';
import { listFiles } from '../../fs/list-files.ts';

/** Replaces the function that reads metadata of files. */
function replaceLstat(look: unknown): void {
  Object.assign(fs, { lstatSync: look });
  syncBuiltinESMExports();
}

test('a file system call that failed is repeated at the next read', async () => {
  const files = trackFiles();
  const { lstatSync } = fs;
  let requests = 0;
  const refuse = () => {
    requests += 1;
    throw Object.assign(new Error('the disk does not answer'), { code: 'EIO' });
  };
  replaceLstat(refuse);
  for (let time = 0; time < 2; time += 1)
    await files.stat(path.join(import.meta.dirname, 'graph.test.ts')).then(
      () => assert.unreachable(),
      (error: unknown) => assert.instance(error, EnvironmentError),
    );
  replaceLstat(lstatSync);
  assert.is(requests, 2);
  await files.stat(import.meta.filename);
  assert.equal(Object.keys(files.answers()), [`stat ${import.meta.filename}`]);
});

test('the content of a folder that replaces a file, or that a file replaces, is read again', async () => {
  const folder = tempFolder();
  test.after(folder.remove);
  folder.write({ 'a/inside.md': '', b: '' });
  const [a, b] = ['a', 'b'].map((name) => path.join(folder.dir, name)) as [string, string];
  const files = trackFiles();
  const kinds = () =>
    Promise.all([a, b].map(async (dir) => (await files.stat(path.join(dir, 'inside.md')))?.kind ?? 'absent'));
  await listFiles(files, folder.dir);
  assert.equal(await kinds(), ['file', 'absent']);
  rmSync(a, { recursive: true });
  rmSync(b);
  folder.write({ a: '', 'b/inside.md': '' });
  files.refresh(new Set([a, b]));
  assert.equal(await kinds(), ['absent', 'file']);
});

test.run();
