import { readlinkSync } from 'node:fs';

// Copies the function at import, because tests replace the functions of `node:fs` later.
const readLink = readlinkSync;

/**
 * @param target an argument of a file system call. On Linux, Lectern addresses files by the descriptor of their folder:
 * `/proc/self/fd/7/index.html`
 * @returns the path without a descriptor; undefined if the argument is not a path
 */
export function pathOf(target: unknown): string | undefined {
  if (typeof target !== 'string' && !Buffer.isBuffer(target)) return undefined;
  return String(target).replace(/^\/proc\/self\/fd\/\d+/, (link) => {
    try {
      return readLink(link);
    } catch {
      return link;
    }
  });
}
