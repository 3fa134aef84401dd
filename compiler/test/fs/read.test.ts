import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { memoryFiles } from '../memory-files.ts';
import { readText } from '../../fs/read.ts';

const read = (bytes: Uint8Array | string, limit?: number) =>
  readText(memoryFiles({ '/site/docs/a.md': bytes }), '/site', 'docs/a.md', limit);

async function diagnosticOf(bytes: number[]) {
  const reading = await read(Uint8Array.from(bytes));
  if (!('diagnostic' in reading)) throw new Error('no fault was found');
  return reading.diagnostic;
}

test('valid UTF-8 is decoded', async () => {
  assert.equal(await read('abc'), { text: 'abc' });
});

test('a byte order mark is dropped', async () => {
  const reading = await read(Uint8Array.from([0xef, 0xbb, 0xbf, 0x68, 0x69]));
  assert.is('text' in reading && reading.text, 'hi');
});

test("a byte that isn't UTF-8 is reported with line and column", async () => {
  // The bytes of "é\na<ff>b", where <ff> is invalid UTF-8.
  const diagnostic = await diagnosticOf([0xc3, 0xa9, 0x0a, 0x61, 0xff, 0x62]);
  assert.is(diagnostic.rule, 'invalid-utf8');
  assert.equal(diagnostic.place, { path: 'docs/a.md', line: 2, column: 2 });
});

test('a column counts UTF-16 units, and a byte order mark none', async () => {
  // The bytes of a byte order mark, "😀" and <80>. The byte <80> is invalid UTF-8.
  const diagnostic = await diagnosticOf([0xef, 0xbb, 0xbf, 0xf0, 0x9f, 0x98, 0x80, 0x80]);
  assert.equal(diagnostic.place, { path: 'docs/a.md', line: 1, column: 3 });
});

test('a replacement character in the file is valid, and a truncated one is not', async () => {
  const good = [0xef, 0xbf, 0xbd];
  assert.ok('text' in (await read(Uint8Array.from(good))));
  assert.equal((await diagnosticOf([...good, 0xef, 0xbf])).place, { path: 'docs/a.md', line: 1, column: 2 });
});

test('a file above the size limit is an error, and a file at the limit is not', async () => {
  const reading = await read('12345', 4);
  assert.is('diagnostic' in reading && reading.diagnostic.message, 'this file has 5 bytes, more than the limit of 4');
  assert.ok('text' in (await read('12345', 5)));
});

test('a missing file is an error', async () => {
  const reading = await readText(memoryFiles(), '/site', 'docs/a.md');
  assert.is('diagnostic' in reading && reading.diagnostic.rule, 'vanished-file');
});

test.run();
