import { setImmediate as eventLoopTurn } from 'node:timers/promises';

/**
 * Called at each step of long work: from time to time it lets the event loop turn, and throws the signal's reason once
 * the work is cancelled.
 *
 * @returns nothing when it is not time yet, so that most steps need not wait
 */
export type Checkpoint = () => Promise<void> | undefined;

/** Carries the reason of a cancellation through the steps of a run, so that no step reports the reason as its error. */
export class Cancellation extends Error {
  readonly reason: unknown;

  constructor(reason: unknown) {
    super('the run was cancelled', { cause: reason });
    this.reason = reason;
  }
}

/** @returns a checkpoint that throws a Cancellation with whatever the given one throws */
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
