import { readFileSync } from 'node:fs';

/** Whether a process of that id runs on this machine, whatever user owns it. One that has ended and waits to be noticed does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return !/^[ZX]$/.test(statusOf(pid)?.state ?? '');
}

/** @returns when a process was started, in the system's own count; nothing where the system does not tell */
export function startOf(pid: number): string | undefined {
  return statusOf(pid)?.start;
}

// `12 (a name) S 1 …`: the name may hold anything; the state comes after it, and the start 19 places later.
function statusOf(pid: number): { state: string; start: string } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0]!, start: fields[19]! };
  } catch {
    return undefined;
  }
}
