import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { brotliDecompressSync } from 'node:zlib';
import { fileOpener, type ServedFile } from '../../serve/served-file.ts';
import { memoryFiles } from '../memory-files.ts';

const long = 'All work and no play makes Jack a dull boy. '.repeat(30);

async function textOf(file: ServedFile | undefined): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const bytes of file!.read(0, file!.size)) pieces.push(bytes);
  const bytes = Buffer.concat(pieces);
  return (file!.encoding ? brotliDecompressSync(bytes) : bytes).toString();
}

test('a file is compressed once for concurrent requests, and then cached', async () => {
  const files = memoryFiles({ '/dist/a.txt': long });
  let reads = 0;
  const open = fileOpener({ ...files, read: (path) => (reads++, files.read(path)) }, '/dist');
  const both = await Promise.all([open('a.txt', 'br'), open('a.txt', 'br')]);
  assert.equal([await textOf(both[0]), await textOf(both[1]), reads], [long, long, 1]);
  await open('a.txt', 'br');
  assert.is(reads, 1);
});

test('a file that is replaced while it is opened has the ETag of the bytes that are sent', async () => {
  const files = memoryFiles({ '/dist/a.txt': long });
  const replaced = `New. ${long}`;
  let isReplaced = false;
  const read = async (path: string) => {
    if (!isReplaced) await files.write(path, Buffer.from(replaced));
    isReplaced = true;
    return files.read(path);
  };
  const first = await fileOpener({ ...files, read }, '/dist')('a.txt', 'br');
  const later = await fileOpener(files, '/dist')('a.txt', 'br');
  assert.equal([await textOf(first), first!.etag], [replaced, later!.etag]);
});

test('a file that is replaced after it was opened is sent in its old version, in any encoding', async () => {
  for (const encoding of ['br', '']) {
    const files = memoryFiles({ '/dist/a.txt': long });
    const file = await fileOpener(files, '/dist')('a.txt', encoding);
    await files.write('/dist/a.txt', Buffer.from('New.'));
    assert.is(await textOf(file), long, encoding);
  }
});

test.run();
