import { setImmediate as eventLoopTurn } from 'node:timers/promises';
import { Cancellation } from '../values/cancellation.ts';

/**
 * A function that long-running work calls at each step. It regularly yields to the event loop, and throws the
 * signal's reason if the work was cancelled.
 *
 * @returns undefined if it doesn't need to yield, so that most steps don't have to wait
 */
export type Checkpoint = () => Promise<void> | undefined;

/** @returns a checkpoint that wraps each exception of another checkpoint in a `Cancellation` */
export function asCancellation(checkpoint: Checkpoint): Checkpoint {
  const rethrow = (reason: unknown): never => {
    throw new Cancellation(reason);
  };
  return () => {
    try {
      return checkpoint()?.catch(rethrow);
    } catch (reason) {
      return rethrow(reason);
    }
  };
}

/**
 * Maximum time between yields to the event loop, in milliseconds. A file event arrives after two yields, and
 * each takes only hundredths of a millisecond.
 */
const slice = 2;

/**
 * Creates a checkpoint.
 *
 * @param signal cancels the work. If absent, the checkpoint never yields and never throws
 */
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
