import { closeSync, fsyncSync, openSync } from 'node:fs';
import { absent, attempt } from './attempt.ts';

/** Error codes of systems that can't sync a folder, or a file that was opened for reading. */
const unsupported = ['EPERM', 'EACCES', 'EISDIR', 'EINVAL', 'ENOTSUP', 'EBADF', 'EROFS'];

/**
 * Waits until files and folders are on the device, so that they survive a power loss. For a file, its bytes are stored;
 * for a folder, its names. Missing paths are ignored.
 *
 * @param paths absolute
 * @throws EnvironmentError if the device reports an error
 */
export function makeDurable(paths: Iterable<string>): void {
  for (const file of new Set(paths)) {
    const sync = () => {
      const open = openSync(file, 'r');
      try {
        fsyncSync(open);
      } finally {
        closeSync(open);
      }
    };
    attempt(`write "${file}"`, sync, [...absent, ...unsupported]);
  }
}
