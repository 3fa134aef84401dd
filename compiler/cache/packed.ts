import { sealOf, type SealKey } from './seal.ts';

/** A packed cache entry: its chunks in UTF-8, one after another, and their lengths. */
export interface Packed {
  bytes: Uint8Array;
  parts: readonly Part[];
}

/** A chunk of a cache entry. */
export interface Part {
  bytes: number;
  seal: string;
}

/**
 * Packs strings into an entry. Each entry has its own buffer, because a buffer that is transferred to another thread
 * is transferred as a whole.
 */
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

/**
 * @returns the bytes of an entry in a shared cache: the chunks, after a line with their lengths (`12 345 6`)
 */
export function entryBytes(texts: readonly string[]): Uint8Array {
  return Buffer.from(`${texts.map((text) => Buffer.byteLength(text)).join(' ')}\n${texts.join('')}`);
}

/** @returns the chunks of an entry from a shared cache; undefined if the entry is incomplete */
export function entryChunks(bytes: Uint8Array): Buffer[] | undefined {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const head = buffer.indexOf('\n');
  const sizes = buffer.subarray(0, Math.max(0, head)).toString().split(' ').map(Number);
  let start = head + 1;
  const chunks = sizes.map((size) => buffer.subarray(start, (start += size)));
  return start === buffer.length ? chunks : undefined;
}

/** @returns the chunks of an entry as strings; undefined if the entry is incomplete */
export function entryTexts(bytes: Uint8Array): string[] | undefined {
  return entryChunks(bytes)?.map((chunk) => chunk.toString());
}

/** @returns the offset of a chunk in its entry, in bytes */
export function startOf(parts: readonly Part[], place: number): number {
  return parts.slice(0, place).reduce((sum, { bytes }) => sum + bytes, 0);
}

/** @returns a chunk of an entry that this process has packed. The seal is not verified */
export function textIn({ bytes, parts }: Packed, place: number): string {
  const start = startOf(parts, place);
  return Buffer.from(bytes.buffer, bytes.byteOffset + start, parts[place]!.bytes).toString();
}

/** @returns the seal (signature) of a chunk. It covers the entry's key, the chunk's index and its content */
export function partSeal(key: string, place: number, bytes: Uint8Array, sealKey: SealKey): string {
  return sealOf(sealKey, `${key} ${place}`, bytes);
}
