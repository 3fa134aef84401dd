import type { Files } from './files.ts';

/** Size of the shared buffer, in bytes. Longer reads are rare. */
const room = 64_000;

/**
 * @returns a function that reads parts of files. The reads share a buffer, because Node.js frees memory outside of the
 * JavaScript heap late
 */
export function openPartReader(files: Pick<Files, 'readPart'>) {
  // The shared buffer. Undefined while a read uses it; a concurrent read then allocates a separate buffer.
  let spare: Buffer | undefined = Buffer.allocUnsafeSlow(room);
  /**
   * Reads a part of a file.
   *
   * @param use reads the bytes. The bytes are valid only until `use` returns
   */
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
