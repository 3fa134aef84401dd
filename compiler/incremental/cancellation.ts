import { setImmediate as eventLoopTurn } from 'node:timers/promises';

/**
 * Called at each step of long work. It regularly lets the event loop run, and throws the signal's reason after a
 * cancellation.
 *
 * @returns undefined if the event loop needn't run yet, so that most steps don't wait
 */
export type Checkpoint = () => Promise<void> | undefined;

/** Wraps the reason of a cancellation, so that no step of a run reports the reason as its own error. */
export class Cancellation extends Error {
  readonly reason: unknown;

  constructor(reason: unknown) {
    super('the run was cancelled', { cause: reason });
    this.reason = reason;
  }
}

/** @returns a checkpoint that wraps every exception of the given one in a Cancellation */
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
 * The longest time for which the event loop is blocked, in milliseconds. A file event needs two turns of the event
 * loop, and a turn takes some hundredths of a millisecond.
 */
const slice = 2;

/** @param signal cancels the work; without it, the work is never interrupted and never waits */
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
