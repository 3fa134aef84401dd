import { interceptCalls } from './intercept.ts';

/**
 * The failure of a file system call: an error code. `killed` simulates that the process is killed within the call.
 */
export type Fault = 'ENOSPC' | 'EIO' | 'EACCES' | 'killed';
export const faults: readonly Fault[] = ['ENOSPC', 'EIO', 'EACCES', 'killed'];

/**
 * Runs an action in which one call of the file system fails. The call writes half of its bytes. After `killed`, all
 * later calls fail as well, as if the process no longer existed.
 *
 * @param folder an absolute path. Calls with other paths run as usual
 * @param at the number of the failing call, from 1; `Infinity` for none
 * @returns the result or the error of the action, and the number of calls
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
    // The system closes a file even if `close` returns an error.
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
