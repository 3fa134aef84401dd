import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fontFamily } from '../../cards/font-family.ts';
import { unpackWoff2 } from '../../cards/woff2.ts';

const packed = readFileSync(
  createRequire(import.meta.url).resolve('@fontsource-variable/literata/files/literata-latin-wght-normal.woff2'),
);
const font = Buffer.from(unpackWoff2(packed));

/** @returns the bytes of a table */
function table(tag: string): Buffer {
  for (let row = 12; row < 12 + font.readUInt16BE(4) * 16; row += 16) {
    const place = font.readUInt32BE(row + 8);
    if (font.toString('latin1', row, row + 4) === tag) return font.subarray(place, place + font.readUInt32BE(row + 12));
  }
  throw new Error(`no table ${tag}`);
}

const count = table('maxp').readUInt16BE(4);
const loca = table('loca');
const glyphs = Array.from({ length: count }, (_, at) =>
  table('glyf').subarray(loca.readUInt32BE(at * 4), loca.readUInt32BE(at * 4 + 4)),
);

test('a font of WOFF2 becomes one of OpenType, whose tables are all there', () => {
  assert.is(fontFamily(font), 'Literata');
  assert.is(loca.length, 4 * (count + 1));
  assert.is(loca.readUInt32BE(4 * count), table('glyf').length);
  assert.is(table('head').readInt16BE(50), 1);
  for (const tag of ['cmap', 'GPOS', 'fvar', 'gvar', 'hmtx', 'OS/2']) assert.ok(table(tag).length > 0, tag);
});

test('outlines lie within the boxes that are told of them, and end where they began to', () => {
  let simple = 0;
  for (const glyph of glyphs.filter((each) => each.length > 0 && each.readInt16BE(0) > 0)) {
    simple += 1;
    const contours = glyph.readInt16BE(0);
    const points = glyph.readUInt16BE(8 + contours * 2) + 1;
    const from = 12 + contours * 2 + glyph.readUInt16BE(10 + contours * 2);
    const along = (start: number) => {
      let value = 0;
      return Array.from({ length: points }, (_, at) => (value += glyph.readInt16BE(start + at * 2)));
    };
    const [xs, ys] = [along(from + points), along(from + points * 3)];
    const box = [2, 4, 6, 8].map((at) => glyph.readInt16BE(at));
    assert.equal([Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)], box);
  }
  assert.ok(simple > 150, String(simple));
});

test('where letters begin is where their outlines do', () => {
  const measured = table('hhea').readUInt16BE(34);
  const edges = glyphs
    .slice(0, measured)
    .map((glyph, at) => [table('hmtx').readInt16BE(at * 4 + 2), glyph.length > 0 ? glyph.readInt16BE(2) : 0]);
  for (const [told, drawn] of edges) assert.is(told, drawn);
});

test('what is no font of WOFF2, or only a part of one, is refused', () => {
  for (const bytes of [Buffer.from('no font'), Buffer.from('OTTO and a little more'), packed.subarray(0, 9000)])
    assert.throws(() => unpackWoff2(bytes));
});

test.run();
