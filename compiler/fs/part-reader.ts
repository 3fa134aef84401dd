import type { Files } from './files.ts';

/** In bytes: longer parts are rare. */
const room = 64_000;

/** @returns a function that reads parts into one buffer, for immediate use: memory outside of the heap is freed late */
export function openPartReader(files: Pick<Files, 'readPart'>) {
  // Only one of several concurrent reads gets the buffer.
  let spare: Buffer | undefined = Buffer.allocUnsafeSlow(room);
  /** @param use reads the bytes, which are valid until it returns */
  return async <Value>(
    file: string,
    { start, length }: { start: number; length: number },
    use: (bytes: Buffer | undefined) => Value,
  ): Promise<Value> => {
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
