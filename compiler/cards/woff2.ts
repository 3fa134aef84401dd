import { brotliDecompressSync } from 'node:zlib';
import { readBytes, type ByteReader } from './byte-reader.ts';
import { readGlyphs, type Glyphs } from './woff2-glyphs.ts';

/**
 * Unpacks a font: what draws text on cards reads OpenType, and sites hold WOFF2 for their readers. No package does that
 * without a program for one kind of machine.
 *
 * @param bytes a file of WOFF2
 * @returns a file of OpenType, whose checksums are left empty
 * @throws RangeError, or what brotli throws, when the bytes are none
 * @see https://www.w3.org/TR/WOFF2/
 */
export function unpackWoff2(bytes: Uint8Array): Uint8Array {
  const file = readBytes(bytes);
  if (file.u32() !== signature) throw new RangeError('no WOFF2');
  const flavor = file.u32();
  file.u32();
  const count = file.u16();
  file.take(6);
  const packedLength = file.u32();
  file.take(24);
  const entries = Array.from({ length: count }, () => readEntry(file));
  const data = readBytes(brotliDecompressSync(file.take(packedLength)));
  const packed = new Map(entries.map(({ tag, length }) => [tag, data.take(length)]));
  const tables = new Map(entries.filter(({ isPacked }) => !isPacked).map(({ tag }) => [tag, packed.get(tag)!]));
  const isPacked = (tag: string) => entries.some((entry) => entry.tag === tag && entry.isPacked);
  if (isPacked('glyf')) {
    const glyphs = readGlyphs(packed.get('glyf')!);
    tables.set('glyf', glyphs.glyf);
    tables.set('loca', glyphs.loca);
    tables.set('head', withLongPlaces(packed.get('head')!));
    if (isPacked('hmtx')) tables.set('hmtx', readWidths(packed.get('hmtx')!, packed.get('hhea')!, glyphs));
  }
  return writeFont(flavor, tables);
}

/** `wOF2` */
const signature = 0x774f4632;

interface Entry {
  tag: string;
  /** Of its bytes in what is packed. */
  length: number;
  isPacked: boolean;
}

/** The tables that are named by a number. */
const known =
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'.split(
    ' ',
  );

function readEntry(file: ByteReader): Entry {
  const flags = file.u8();
  const index = flags & 63;
  const tag = index === 63 ? Buffer.from(file.take(4)).toString('latin1') : known[index]!.replace('_', ' ');
  const way = flags >> 6;
  const isPacked = tag === 'glyf' || tag === 'loca' ? way === 0 : way !== 0;
  const own = file.long();
  return { tag, length: isPacked ? file.long() : own, isPacked };
}

/** Places of glyphs are written in four bytes each. */
function withLongPlaces(head: Uint8Array): Uint8Array {
  const changed = Buffer.from(head);
  changed.writeInt16BE(1, 50);
  return changed;
}

/** Where a glyph begins is left out where that is the edge of its outline. */
function readWidths(packed: Uint8Array, hhea: Uint8Array, { leftEdges }: Glyphs): Uint8Array {
  const file = readBytes(packed);
  const flags = file.u8();
  const count = Buffer.from(hhea).readUInt16BE(34);
  const widths = Array.from({ length: count }, () => file.u16());
  const edges = leftEdges.map((edge, at) => ((flags >> (at < count ? 0 : 1)) & 1 ? edge : file.i16()));
  const table = Buffer.alloc(count * 4 + (edges.length - count) * 2);
  edges.forEach((edge, at) => {
    if (at < count) table.writeUInt16BE(widths[at]!, at * 4);
    table.writeInt16BE(edge, at < count ? at * 4 + 2 : count * 2 + at * 2);
  });
  return table;
}

function writeFont(flavor: number, tables: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const head = Buffer.alloc(12 + sorted.length * 16);
  head.writeUInt32BE(flavor, 0);
  head.writeUInt16BE(sorted.length, 4);
  const parts: Uint8Array[] = [head];
  let place = head.length;
  sorted.forEach(([tag, bytes], at) => {
    const row = 12 + at * 16;
    head.write(tag, row, 'latin1');
    head.writeUInt32BE(place, row + 8);
    head.writeUInt32BE(bytes.length, row + 12);
    const filling = -bytes.length & 3;
    parts.push(bytes, Buffer.alloc(filling));
    place += bytes.length + filling;
  });
  return Buffer.concat(parts);
}
