import type { Files } from './files.ts';

let drafts = 0;

/** Writes a file so that whoever reads it meanwhile, or after a crash, finds the whole old one or the whole new one. */
export async function writeInOneStep(
  files: Pick<Files, 'write' | 'rename' | 'remove'>,
  file: string,
  bytes: Uint8Array,
): Promise<void> {
  const draft = `${file}.${process.pid}-${(drafts += 1)}`;
  await files.write(draft, bytes);
  try {
    await files.rename(draft, file);
  } catch (error) {
    await files.remove(draft);
    throw error;
  }
}
