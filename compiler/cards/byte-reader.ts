/** Reads numbers one after the other, as files of fonts hold them: the high byte first. */
export interface ByteReader {
  u8(): number;
  u16(): number;
  i16(): number;
  u32(): number;
  /** A number of one to three bytes, small ones in one: WOFF2 calls it `255UInt16`. */
  short(): number;
  /** A number of one to five bytes, with seven bits in each: WOFF2 calls it `UIntBase128`. */
  long(): number;
  take(length: number): Uint8Array;
}

/** @returns a reader, which throws a `RangeError` at the end of the bytes */
export function readBytes(bytes: Uint8Array): ByteReader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  const past = (length: number) => {
    const from = at;
    at += length;
    return from;
  };
  const u8 = () => view.getUint8(past(1));
  return {
    u8,
    u16: () => view.getUint16(past(2)),
    i16: () => view.getInt16(past(2)),
    u32: () => view.getUint32(past(4)),
    short() {
      const first = u8();
      if (first === 253) return u8() * 256 + u8();
      if (first === 254) return u8() + 506;
      return first === 255 ? u8() + 253 : first;
    },
    long() {
      let value = 0;
      for (let count = 0; count < 5; count += 1) {
        const byte = u8();
        value = value * 128 + (byte & 127);
        if (byte < 128) return value;
      }
      throw new RangeError('a number of more than five bytes');
    },
    take(length) {
      const from = past(length);
      if (at > bytes.length) throw new RangeError('the bytes end');
      return bytes.subarray(from, at);
    },
  };
}
