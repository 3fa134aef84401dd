import type { Files } from '../../fs/files.ts';

/** Maximum size in bytes. Settings files are far smaller, and reading a huge file may exhaust the memory. */
const mostBytes = 50 * 1024 * 1024;

/**
 * Checks that a module or settings file, or the target of a link, is a regular file. Reading a device may never end.
 *
 * @param file absolute path
 * @returns the reason why the file can't be read; undefined if it can be read, or doesn't exist
 */
export async function unreadableFile(file: string, files: Files): Promise<string | undefined> {
  const real = await files.realPath(file);
  const stat = real === undefined ? undefined : await files.stat(real);
  if (stat === undefined) return undefined;
  if (stat.kind !== 'file') return 'this path must be a file, not a folder, a pipe, a socket or a device';
  return stat.size > mostBytes ? `the file has ${stat.size} bytes, more than the limit of ${mostBytes}` : undefined;
}
