import type { Files } from './files.ts';

/** Size of the buffer, in bytes. Longer parts are rare. */
const room = 64_000;

/**
 * @returns a function that reads parts of files. It uses a shared buffer, because memory outside of the
 *   JavaScript heap is freed late
 */
export function openPartReader(files: Pick<Files, 'readPart'>) {
  // The shared buffer. Undefined while a read uses it. A concurrent read allocates its own buffer.
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
