import { sealOf, type SealKey } from './seal.ts';

/** An entry as it lies in a pack: its texts as UTF-8, one after the other, and where each ends. */
export interface Packed {
  bytes: Uint8Array;
  parts: readonly Part[];
}

/** One text of an entry. */
export interface Part {
  bytes: number;
  seal: string;
}

/** @returns an entry of a pack; its bytes have a buffer of their own, which may be handed to another thread */
export function packTexts(key: string, texts: readonly string[], sealKey: SealKey): Packed {
  const sizes = texts.map((text) => Buffer.byteLength(text));
  const bytes = Buffer.allocUnsafeSlow(sizes.reduce((sum, size) => sum + size, 0));
  let start = 0;
  const parts = texts.map((text, place): Part => {
    const part = bytes.subarray(start, start + sizes[place]!);
    part.write(text);
    start += part.length;
    return { bytes: part.length, seal: partSeal(key, place, part, sealKey) };
  });
  return { bytes, parts };
}

/** @returns where a text of an entry starts, in bytes */
export function startOf(parts: readonly Part[], place: number): number {
  return parts.slice(0, place).reduce((sum, { bytes }) => sum + bytes, 0);
}

/** @returns a text of an entry that nobody could have changed since it was packed */
export function textIn({ bytes, parts }: Packed, place: number): string {
  const start = startOf(parts, place);
  return Buffer.from(bytes.buffer, bytes.byteOffset + start, parts[place]!.bytes).toString();
}

/** @returns the seal of a text, its key and its place */
export function partSeal(key: string, place: number, bytes: Uint8Array, sealKey: SealKey): string {
  return sealOf(sealKey, `${key} ${place}`, bytes);
}
