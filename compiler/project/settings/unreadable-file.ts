import type { Files } from '../../fs/files.ts';

/** In bytes. Real settings are shorter, and reading a larger file may use up the memory. */
const mostBytes = 50 * 1024 * 1024;

/**
 * Whether a module or a settings file can be read to its end. The target of a link counts: a device may have no end.
 *
 * @param file absolute
 * @returns why it can't; undefined if it can, or does not exist
 */
export async function unreadableFile(file: string, files: Files): Promise<string | undefined> {
  const real = await files.realPath(file);
  const stat = real === undefined ? undefined : await files.stat(real);
  if (stat === undefined) return undefined;
  if (stat.kind !== 'file') return 'this must be a file, not a folder, a pipe, a socket or a device';
  return stat.size > mostBytes ? `it has ${stat.size} bytes, more than the limit of ${mostBytes}` : undefined;
}
