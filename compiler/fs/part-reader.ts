import type { Files } from './files.ts';

/** In bytes: longer parts are rare. */
const room = 64_000;

/** @returns reads parts that are used at once, into one buffer: memory outside of the heap is freed late */
export function openPartReader(files: Pick<Files, 'readPart'>) {
  // Of several that are read at the same time one has it.
  let spare: Buffer | undefined = Buffer.allocUnsafeSlow(room);
  /** @param use takes what it needs of the bytes, which are good until it returns */
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
