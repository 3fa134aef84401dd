import type { Files } from './files.ts';

/** Reads a part of a file. @param use takes what it needs of the bytes, which are good until it returns */
export type ReadPart = <Value>(
  file: string,
  place: { start: number; length: number },
  use: (bytes: Buffer | undefined) => Value,
) => Promise<Value>;

/** In bytes: longer parts are rare. */
const room = 64_000;

/** @returns reads parts that are used at once, into one buffer: memory outside of the heap is freed late */
export function openPartReader(files: Pick<Files, 'readPart'>): ReadPart {
  // Of several that are read at the same time one has it.
  let spare: Buffer | undefined = Buffer.allocUnsafeSlow(room);
  return async (file, { start, length }, use) => {
    const into = spare;
    spare = undefined;
    try {
      const bytes = await files.readPart(file, start, length, into);
      return use(bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
    } finally {
      spare ??= into;
    }
  };
}
