import { setImmediate as eventLoopTurn } from 'node:timers/promises';

/**
 * Called again and again by what takes long and can wait: from time to time it lets others have their turn, and when
 * something more urgent has come meanwhile it throws, so that all is left as it was.
 *
 * @returns nothing when it is nobody's turn yet
 */
export type Pause = () => Promise<void> | undefined;

/** Of what is not to be held up. */
export const noPause: Pause = () => undefined;

/** Why a look at everything ended before its end. */
export class Interrupted extends Error {
  constructor() {
    super('something more urgent has come');
  }
}

/** In milliseconds: how long at most others wait for their turn. */
const slice = 8;

/** @returns a pause that throws once there is something more urgent */
export function pauseFor(isUrgent: () => boolean): Pause {
  let last = performance.now();
  const letOthers = async (): Promise<void> => {
    await eventLoopTurn();
    if (isUrgent()) throw new Interrupted();
    last = performance.now();
  };
  return () => (performance.now() - last < slice ? undefined : letOthers());
}
