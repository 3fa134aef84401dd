import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fontFiles } from '../font-files.ts';
import { fontFamily } from '../font-family.ts';
import { writeTemporary } from './write-temporary.ts';

const packed = readFileSync(
  createRequire(import.meta.url).resolve('@fontsource-variable/literata/files/literata-latin-wght-normal.woff2'),
);

test('a WOFF2 font becomes an OpenType file with the name of its family, and an OpenType font stays one', async () => {
  const font = await fontFiles([packed], writeTemporary);
  assert.is(font.family, 'Literata');
  const unpacked = readFileSync(font.files[0]!);
  assert.is(unpacked.readUInt32BE(0), 0x00010000);
  assert.is(fontFamily(unpacked), 'Literata');
  assert.equal(await fontFiles([unpacked], writeTemporary), font);
});

test('files that are not fonts, and truncated fonts, are refused', async () => {
  for (const bytes of [Buffer.from('no font'), Buffer.from('wOF2 and a little more'), packed.subarray(0, 9000)]) {
    const problem = await fontFiles([bytes], writeTemporary).catch((error: unknown) => error);
    assert.instance(problem, Error);
  }
});

test.run();
