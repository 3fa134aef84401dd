import { hostname, uptime } from 'node:os';
import { EnvironmentError } from '../fs/environment-error.ts';
import type { WritableFiles } from '../fs/files.ts';
import { isAlive, startOf } from '../fs/is-alive.ts';

/** Paths of the locks that this process has taken. */
const held = new Set<string>();

/**
 * The age at which a lock from another machine counts as stale, in milliseconds. Lectern can't check whether a process
 * on another machine is running.
 */
const foreignLimit = 10 * 60 * 1000;

/**
 * Takes a lock that only one process can have at a time. Replaces the lock of a process that no longer runs.
 *
 * @param file absolute path of the lock file
 * @param what name of the locked thing, for the message: `"dist"`
 * @param by the commands that take this lock, for the message
 * @returns a function that releases the lock
 * @throws EnvironmentError if another process has the lock
 */
export async function takeLock(
  files: WritableFiles,
  file: string,
  what: string,
  by = 'compile',
): Promise<() => Promise<void>> {
  const busy = (pid?: number) => busyError(what, file, by, pid);
  if (held.has(file)) throw busy(process.pid);
  held.add(file);
  try {
    await createLock(files, file, busy);
  } catch (error) {
    held.delete(file);
    throw error;
  }
  return async () => {
    try {
      await files.remove(file);
    } finally {
      // Even if the lock file can't be removed, it becomes stale when this process ends.
      held.delete(file);
    }
  };
}

type Busy = (pid?: number) => EnvironmentError;

async function createLock(files: WritableFiles, file: string, busy: Busy): Promise<void> {
  const mine = Buffer.from(`${process.pid} ${hostname()} ${startOf(process.pid) ?? ''}`.trimEnd() + '\n');
  if (await files.create(file, mine)) return;
  await removeStaleLock(files, file, busy);
  if (!(await files.create(file, mine))) throw busy();
}

async function removeStaleLock(files: WritableFiles, file: string, busy: Busy): Promise<void> {
  const seen = await describeLock(files, file);
  if (!seen) return;
  if (isHeld(seen)) throw busy(seen.pid);
  // The lock file is renamed and then checked again, because another process may have replaced it since the first
  // check.
  const moved = `${file}.stale-${process.pid}`;
  await files.rename(file, moved);
  const got = await describeLock(files, moved);
  if (got && isHeld(got)) {
    await files.rename(moved, file);
    throw busy(got.pid);
  }
  await files.remove(moved);
}

interface LockState {
  pid: number;
  host: string;
  /** Start time of the process, if the system provides it. */
  start: string | undefined;
  changed: number;
}

async function describeLock(files: WritableFiles, file: string): Promise<LockState | undefined> {
  const stat = await files.stat(file);
  const bytes = stat && (await files.read(file));
  if (!bytes) return undefined;
  const [pid, host = '', start] = Buffer.from(bytes).toString().trim().split(' ');
  return { pid: Number(pid), host, start, changed: stat.changed };
}

function isHeld({ pid, host, start, changed }: LockState): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  if (host !== hostname()) return Date.now() - changed < foreignLimit;
  // This process has not taken the lock. So an earlier process with the same id has left the file.
  if (pid === process.pid) return false;
  // If the start time differs, the process that took the lock has ended, and a new process has its id.
  if (start !== undefined && (startOf(pid) ?? start) !== start) return false;
  const started = Date.now() - uptime() * 1000;
  return changed > started && isAlive(pid);
}

function busyError(output: string, file: string, by: string, pid?: number): EnvironmentError {
  const holder = pid === undefined ? `another ${by}` : `another ${by} (process ${pid})`;
  return new EnvironmentError(
    `${holder} is writing ${output}`,
    `wait until that process ends, or delete "${file}" if no such process is running`,
  );
}
