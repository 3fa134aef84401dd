import { readFileSync } from 'node:fs';

/** Whether a process with this id is running on this machine, for any user. A zombie process is not running. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return !/^[ZX]$/.test(statusOf(pid)?.state ?? '');
}

/** @returns the start time of a process, in any unit; undefined if the system doesn't provide it */
export function startOf(pid: number): string | undefined {
  return statusOf(pid)?.start;
}

// Parses `/proc/<pid>/stat`: `12 (a name) S 1 …`. The name may contain any character, so it ends at the last `)`. The
// state follows the name, and the start time comes 19 fields later.
function statusOf(pid: number): { state: string; start: string } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0]!, start: fields[19]! };
  } catch {
    return undefined;
  }
}
