import type { Files } from '../../fs/files.ts';

/** In bytes: nobody has written what is longer, and to read it may take all memory there is. */
const mostBytes = 50 * 1024 * 1024;

/**
 * Whether a module or a file of settings can be read to its end. Where a link leads counts: a device may have no end.
 *
 * @param file absolute
 * @returns why it can't; nothing when it can, or is not there
 */
export async function unreadableFile(file: string, files: Files): Promise<string | undefined> {
  const real = await files.realPath(file);
  const stat = real === undefined ? undefined : await files.stat(real);
  if (stat === undefined) return undefined;
  if (stat.kind !== 'file') return 'this must be a file, not a folder, a pipe, a socket or a device';
  return stat.size > mostBytes ? `it has ${stat.size} bytes, more than the limit of ${mostBytes}` : undefined;
}
