import path from 'node:path';
import { filesBelow } from '../fs/files-below.ts';
import { temporaryFolder } from '../fs/system-folders.ts';
import { buildId, version } from '../version.ts';

/** Stack trace → written file. In watch mode, the same error may occur repeatedly. */
const written = new Map<string, string | undefined>();

/**
 * Writes the details of an internal error to a file: stack trace and versions.
 *
 * @param trace stack trace of the error
 * @returns the absolute path of the file; undefined if the file can't be written
 */
export function failureFile(trace: string): string | undefined {
  if (!written.has(trace)) written.set(trace, write(trace));
  return written.get(trace);
}

function write(trace: string): string | undefined {
  const lines = [
    `lectern ${version} (${buildId})`,
    `node ${process.version} on ${process.platform} ${process.arch}`,
    `command ${process.argv.slice(2).join(' ')}`,
    '',
    trace,
    '',
  ];
  try {
    const folder = temporaryFolder('failure');
    const file = path.join(folder, 'report.txt');
    // The write is synchronous, because the process may be ending.
    filesBelow(folder).writeNow(file, Buffer.from(lines.join('\n')));
    return file;
  } catch {
    return undefined;
  }
}
