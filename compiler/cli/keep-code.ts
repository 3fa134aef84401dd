import { setFlagsFromString } from 'node:v8';

/**
 * Lets compiled code stay. V8 drops that of functions which were not called for a while, and what a save needs was last
 * called at the save before: it would be compiled anew each time.
 */
export function keepCode(): void {
  setFlagsFromString('--no-flush-bytecode');
}
