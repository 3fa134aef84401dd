import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { faceOf } from '../../cards/face-files.ts';
import { fontFamily } from '../../cards/font-family.ts';

const packed = readFileSync(
  createRequire(import.meta.url).resolve('@fontsource-variable/literata/files/literata-latin-wght-normal.woff2'),
);

test('a WOFF2 font becomes an OpenType file with the name of its family, and an OpenType font stays one', async () => {
  const face = await faceOf([packed]);
  assert.is(face.family, 'Literata');
  const unpacked = readFileSync(face.files[0]!);
  assert.is(unpacked.readUInt32BE(0), 0x00010000);
  assert.is(fontFamily(unpacked), 'Literata');
  assert.equal(await faceOf([unpacked]), face);
});

test('files that are not fonts, and truncated fonts, are refused', async () => {
  for (const bytes of [Buffer.from('no font'), Buffer.from('wOF2 and a little more'), packed.subarray(0, 9000)]) {
    const problem = await faceOf([bytes]).catch((error: unknown) => error);
    assert.instance(problem, Error);
  }
});

test.run();
