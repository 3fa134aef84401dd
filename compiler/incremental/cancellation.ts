import { setImmediate as eventLoopTurn } from 'node:timers/promises';
import { Cancellation } from '../values/cancellation.ts';

/**
 * A function that long-running work calls at each step. It regularly yields to the event loop, and throws the signal's
 * reason if the work was cancelled.
 *
 * @returns a promise if it yields; otherwise undefined, so that the caller doesn't need `await`
 */
export type Checkpoint = () => Promise<void> | undefined;

/** @returns a checkpoint that calls the given checkpoint, and wraps its exceptions in a `Cancellation` */
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
 * Maximum time between yields to the event loop, in milliseconds. Receiving a file event requires two yields. Each
 * yield takes only hundredths of a millisecond.
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
