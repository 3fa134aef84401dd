import path from 'node:path';
import { makeDurable } from './durable.ts';
import type { WritableFiles } from './files.ts';

let drafts = 0;

/**
 * Writes a file atomically: readers see either the old or the new content, even if the process is killed.
 *
 * @param isDurable whether this must also be true after a power failure. Writing then takes some milliseconds longer
 */
export async function writeInOneStep(
  files: Pick<WritableFiles, 'write' | 'rename' | 'remove'>,
  file: string,
  bytes: Uint8Array,
  isDurable = false,
): Promise<void> {
  const draft = `${file}.${process.pid}-${(drafts += 1)}`;
  await files.write(draft, bytes);
  try {
    if (isDurable) makeDurable([draft]);
    await files.rename(draft, file);
    if (isDurable) makeDurable([path.dirname(file)]);
  } catch (error) {
    await files.remove(draft);
    throw error;
  }
}
