import { sealOf, type SealKey } from './seal.ts';

/** An entry of a pack: its pieces as UTF-8, one after another, with their lengths. */
export interface Packed {
  bytes: Uint8Array;
  parts: readonly Part[];
}

/** One piece of an entry. */
export interface Part {
  bytes: number;
  seal: string;
}

/** @returns an entry of a pack; its bytes have their own buffer, which can be transferred to another thread */
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

/** @returns the start of a piece, in bytes */
export function startOf(parts: readonly Part[], place: number): number {
  return parts.slice(0, place).reduce((sum, { bytes }) => sum + bytes, 0);
}

/** @returns a piece of an entry that was packed in this process, without verifying its seal */
export function textIn({ bytes, parts }: Packed, place: number): string {
  const start = startOf(parts, place);
  return Buffer.from(bytes.buffer, bytes.byteOffset + start, parts[place]!.bytes).toString();
}

/** @returns the seal of a piece, its key and its index */
export function partSeal(key: string, place: number, bytes: Uint8Array, sealKey: SealKey): string {
  return sealOf(sealKey, `${key} ${place}`, bytes);
}
