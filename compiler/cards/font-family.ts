import { readBytes } from './byte-reader.ts';

/** Ids of names: the family that weights belong to, and where that is not said, the family of four styles. */
const family = [16, 1];

/**
 * @param font a file of OpenType
 * @returns the name of its family, by which text asks for it
 * @throws RangeError when it has none
 */
export function fontFamily(font: Uint8Array): string {
  const file = readBytes(font);
  file.u32();
  const count = file.u16();
  file.take(6);
  for (let at = 0; at < count; at += 1) {
    const tag = Buffer.from(file.take(4)).toString('latin1');
    file.u32();
    const [place, length] = [file.u32(), file.u32()];
    if (tag === 'name') return readFamily(font.subarray(place, place + length));
  }
  throw new RangeError('a font without names');
}

function readFamily(table: Uint8Array): string {
  const file = readBytes(table);
  file.u16();
  const [count, texts] = [file.u16(), file.u16()];
  const rows = Array.from({ length: count }, () => {
    const [platform] = [file.u16(), file.u32()];
    const [id, length, place] = [file.u16(), file.u16(), file.u16()];
    return { platform, id, bytes: table.subarray(texts + place, texts + place + length) };
  });
  for (const id of family) {
    const row = rows.find((each) => each.id === id && each.platform === 3);
    if (row) return Buffer.from(row.bytes).swap16().toString('utf16le');
  }
  throw new RangeError('a font without a family');
}
