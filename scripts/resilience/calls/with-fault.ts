import { interceptCalls } from './intercept.ts';

/** Failure of a file system call: a system error code, or as if the process ended within the call. */
export type Fault = 'ENOSPC' | 'EIO' | 'EACCES' | 'killed';
export const faults: readonly Fault[] = ['ENOSPC', 'EIO', 'EACCES', 'killed'];

/**
 * Runs an action while one call of the file system fails. The failing call writes half of its bytes. After `killed`, all
 * later calls fail as well, because the process would be gone.
 *
 * @param folder absolute; calls about other paths work
 * @param at number of the call that fails, counted from 1; `Infinity` for none
 * @returns the outcome of the action, and the number of calls
 */
export async function withFault<Result>(
  folder: string,
  at: number,
  fault: Fault,
  action: () => Promise<Result>,
): Promise<{ outcome: { result: Result } | { error: unknown }; calls: number }> {
  let count = 0;
  const restore = interceptCalls(folder, (call) => {
    count += 1;
    if (count < at || (count > at && fault !== 'killed')) return call.run();
    if (count === at) call.runHalf();
    // The system closes a file even if `close` reports an error.
    if (call.name === 'close') call.run();
    const code = fault === 'killed' ? 'EKILLED' : fault;
    throw Object.assign(new Error(`${fault}: injected, ${call.name} '${call.path}'`), { code });
  });
  try {
    const outcome = await action().then(
      (result) => ({ result }),
      (error: unknown) => ({ error }),
    );
    return { outcome, calls: count };
  } finally {
    restore();
  }
}
