import path from 'node:path';
import { filesBelow } from '../fs/files-below.ts';
import { temporaryFolder } from '../fs/system-folders.ts';
import { buildId, version } from '../version.ts';

/** Of failures that were told before, which a watched site may have again and again. */
const written = new Map<string, string | undefined>();

/**
 * Writes down what is to be known of a fault of Lectern's own: where it was, and in which versions of what.
 *
 * @param trace of the fault
 * @returns the file, absolute; nothing when the system has no place for it
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
    // A process that is ending waits for nothing.
    filesBelow(folder).writeNow(file, Buffer.from(lines.join('\n')));
    return file;
  } catch {
    return undefined;
  }
}
