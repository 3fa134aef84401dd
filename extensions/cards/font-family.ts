/** Name ids in OpenType: 16 is the typographic family, 1 the family with at most four styles. */
const family = [16, 1];
/** Platform id of names that are encoded as UTF-16. */
const windows = 3;

/**
 * @param font content of an OpenType file
 * @returns the name of the font's family
 * @throws RangeError if the font has no name
 * @see https://learn.microsoft.com/en-us/typography/opentype/spec/name
 */
export function fontFamily(font: Uint8Array): string {
  const file = Buffer.from(font.buffer, font.byteOffset, font.byteLength);
  for (let row = 12; row < 12 + file.readUInt16BE(4) * 16; row += 16) {
    if (file.toString('latin1', row, row + 4) !== 'name') continue;
    const place = file.readUInt32BE(row + 8);
    return readFamily(file.subarray(place, place + file.readUInt32BE(row + 12)));
  }
  throw new RangeError('the font contains no names');
}

function readFamily(table: Buffer): string {
  const [count, texts] = [table.readUInt16BE(2), table.readUInt16BE(4)];
  const rows = Array.from({ length: count }, (_, index) => {
    const at = 6 + index * 12;
    const place = texts + table.readUInt16BE(at + 10);
    const bytes = table.subarray(place, place + table.readUInt16BE(at + 8));
    return { platform: table.readUInt16BE(at), id: table.readUInt16BE(at + 6), bytes };
  });
  for (const id of family) {
    const row = rows.find((each) => each.id === id && each.platform === windows);
    if (row) return Buffer.from(row.bytes).swap16().toString('utf16le');
  }
  throw new RangeError('the font does not name its family');
}
