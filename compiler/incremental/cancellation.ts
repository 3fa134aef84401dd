import { setImmediate as eventLoopTurn } from 'node:timers/promises';

/**
 * Called at each step of long work: from time to time it lets the event loop turn, and throws the signal's reason once
 * the work is cancelled.
 *
 * @returns nothing when it is not time yet, so that most steps need not wait
 */
export type Checkpoint = () => Promise<void> | undefined;

/**
 * In milliseconds: how long the event loop is blocked at most. The event of a saved file takes two turns to be reported,
 * and a turn takes some hundredths of a millisecond.
 */
const slice = 2;

/** @param signal cancels the work; absent: the work is never interrupted and never waits */
export function checkpointOf(signal: AbortSignal | undefined): Checkpoint {
  if (!signal) return () => undefined;
  let last = performance.now();
  const turn = async (): Promise<void> => {
    await eventLoopTurn();
    signal.throwIfAborted();
    last = performance.now();
  };
  return () => (performance.now() - last < slice ? undefined : turn());
}
