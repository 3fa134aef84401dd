import { closeSync, fsyncSync, openSync } from 'node:fs';
import { absent, attempt } from './attempt.ts';

/** Error codes of systems that can't sync folders, or files that are opened for reading. */
const unsupported = ['EPERM', 'EACCES', 'EISDIR', 'EINVAL', 'ENOTSUP', 'EBADF', 'EROFS'];

/**
 * Waits until files and folders are written to the disk, so that they survive a power failure. For a folder, its list
 * of names is written, but not its files. Missing paths are ignored.
 *
 * @param paths absolute paths
 * @throws EnvironmentError if the disk reports an error
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
