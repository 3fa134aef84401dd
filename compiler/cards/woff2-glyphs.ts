import { readBytes, type ByteReader } from './byte-reader.ts';

/** The outlines of a font. */
export interface Glyphs {
  glyf: Uint8Array;
  /** Where each of them is, in four bytes. */
  loca: Uint8Array;
  /** The least x of each. */
  leftEdges: number[];
}

/** The parts that WOFF2 takes outlines apart into: what is alike stands together. */
interface Parts {
  contours: ByteReader;
  points: ByteReader;
  flags: ByteReader;
  glyphs: ByteReader;
  composites: ByteReader;
  instructions: ByteReader;
}

interface Glyph {
  leftEdge: number;
  bytes: Uint8Array;
}

const nothing: Glyph = { leftEdge: 0, bytes: new Uint8Array() };

/**
 * Puts outlines together again.
 *
 * @param packed the table `glyf` of a WOFF2 file
 * @see https://www.w3.org/TR/WOFF2/#glyf_table_format
 */
export function readGlyphs(packed: Uint8Array): Glyphs {
  const file = readBytes(packed);
  file.u32();
  const count = file.u16();
  file.u16();
  const lengths = Array.from({ length: 7 }, () => file.u32());
  const [contours, points, flags, glyphs, composites, boxes, instructions] = lengths.map((length) =>
    readBytes(file.take(length)),
  ) as [ByteReader, ByteReader, ByteReader, ByteReader, ByteReader, ByteReader, ByteReader];
  const parts: Parts = { contours, points, flags, glyphs, composites, instructions };
  const hasBox = boxes.take(4 * Math.ceil(count / 32));
  const made = Array.from({ length: count }, (_, at) =>
    readGlyph(parts, (hasBox[at >> 3]! >> (7 - (at & 7))) & 1 ? boxes.take(8) : undefined),
  );
  const loca = Buffer.alloc(4 * (count + 1));
  let place = 0;
  made.forEach(({ bytes }, at) => loca.writeUInt32BE((place += bytes.length), 4 * (at + 1)));
  return { glyf: Buffer.concat(made.map(({ bytes }) => bytes)), loca, leftEdges: made.map(({ leftEdge }) => leftEdge) };
}

function readGlyph(parts: Parts, box: Uint8Array | undefined): Glyph {
  const contours = parts.contours.i16();
  if (contours === 0) return nothing;
  const glyph = contours < 0 ? readComposite(parts, box!) : readSimple(parts, contours, box);
  // Each begins at a multiple of four.
  return { ...glyph, bytes: Buffer.concat([glyph.bytes, Buffer.alloc(-glyph.bytes.length & 3)]) };
}

/** A glyph that is made of others, whose box is always given. */
function readComposite({ composites, glyphs, instructions }: Parts, box: Uint8Array): Glyph {
  const rows: Uint8Array[] = [shorts([-1]), box];
  let flags: number;
  let hasInstructions = false;
  do {
    flags = composites.u16();
    hasInstructions ||= (flags & 0x100) !== 0;
    const scale = flags & 0x8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0;
    rows.push(shorts([flags]), composites.take(2 + (flags & 1 ? 4 : 2) + scale));
  } while (flags & 0x20);
  if (hasInstructions) {
    const length = glyphs.short();
    rows.push(shorts([length]), instructions.take(length));
  }
  return { leftEdge: Buffer.from(box).readInt16BE(0), bytes: Buffer.concat(rows) };
}

/** A glyph of points, each by how far it is from the one before. */
function readSimple({ points, flags, glyphs, instructions }: Parts, contours: number, box?: Uint8Array): Glyph {
  let count = 0;
  const ends = Array.from({ length: contours }, () => (count += points.short()) - 1);
  const steps = Array.from({ length: count }, () => readStep(flags.u8(), glyphs));
  const length = glyphs.short();
  const ownBox = box ?? shorts(boxOf(steps));
  const bytes = Buffer.concat([
    shorts([contours]),
    ownBox,
    shorts([...ends, length]),
    instructions.take(length),
    Uint8Array.from(steps, ({ isOnCurve }) => (isOnCurve ? 1 : 0)),
    shorts(steps.map(({ dx }) => dx)),
    shorts(steps.map(({ dy }) => dy)),
  ]);
  return { leftEdge: Buffer.from(ownBox).readInt16BE(0), bytes };
}

interface Step {
  dx: number;
  dy: number;
  isOnCurve: boolean;
}

/** @param flag its high bit says whether the point is off the curve, the others how its numbers are written */
function readStep(flag: number, data: ByteReader): Step {
  const isOnCurve = flag < 128;
  const kind = flag & 127;
  const [first, second] = [kind & 1, (kind >> 1) & 1];
  const signed = (value: number, isPositive: number) => (isPositive ? value : -value);
  if (kind < 10) return { dx: 0, dy: signed(((kind & 14) << 7) + data.u8(), first), isOnCurve };
  if (kind < 20) return { dx: signed((((kind - 10) & 14) << 7) + data.u8(), first), dy: 0, isOnCurve };
  if (kind < 84) {
    const rest = kind - 20;
    const byte = data.u8();
    return {
      dx: signed(1 + (rest & 0x30) + (byte >> 4), first),
      dy: signed(1 + ((rest & 0x0c) << 2) + (byte & 15), second),
      isOnCurve,
    };
  }
  if (kind < 120) {
    const rest = kind - 84;
    return {
      dx: signed(1 + (Math.floor(rest / 12) << 8) + data.u8(), first),
      dy: signed(1 + (((rest % 12) >> 2) << 8) + data.u8(), second),
      isOnCurve,
    };
  }
  if (kind < 124) {
    const [a, b, c] = [data.u8(), data.u8(), data.u8()];
    return { dx: signed((a << 4) + (b >> 4), first), dy: signed(((b & 15) << 8) + c, second), isOnCurve };
  }
  return { dx: signed(data.u16(), first), dy: signed(data.u16(), second), isOnCurve };
}

function boxOf(steps: readonly Step[]): number[] {
  let [x, y] = [0, 0];
  let box: number[] | undefined;
  for (const { dx, dy } of steps) {
    x += dx;
    y += dy;
    box = box ? [Math.min(box[0]!, x), Math.min(box[1]!, y), Math.max(box[2]!, x), Math.max(box[3]!, y)] : [x, y, x, y];
  }
  return box ?? [0, 0, 0, 0];
}

/** Signed ones, and unsigned ones as they are. */
function shorts(values: readonly number[]): Uint8Array {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, at) => bytes.writeUInt16BE(value & 0xffff, at * 2));
  return bytes;
}
