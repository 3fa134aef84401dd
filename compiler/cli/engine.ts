import { setFlagsFromString } from 'node:v8';

/**
 * Flags of V8 for a command that has the process to itself. V8 prints an error for each unknown flag, so a flag is set
 * only for engines that have it.
 *
 * @param v8 version of the engine, as in `process.versions.v8`: `12.4.254.21-node.57`
 * @returns flags of the command line, by purpose
 */
export function engineFlags(v8: string): { optimiseLate: string[]; keepHeapSmall: string[]; keepCode: string[] } {
  // The V8 of Node.js 20 counts bytes of bytecode, later ones count calls.
  const countsBytes = v8.startsWith('11.3.');
  return {
    optimiseLate: [
      // The amount of calls before a function is optimised: four times the default.
      countsBytes ? '--interrupt-budget=262144' : '--invocation-count-for-turbofan=12000',
      // The bytecode of other functions that may then be inlined, in bytes: a fifth of the default.
      '--max-inlined-bytecode-size-cumulative=200',
    ],
    // The allowed garbage, in percent of the live heap.
    keepHeapSmall: ['--heap-growing-percent=50'],
    keepCode: ['--no-flush-bytecode'],
  };
}

const flags = engineFlags(process.versions.v8);

/**
 * Delays the optimisation of functions, and limits it. The defaults of V8 suit programs that run for hours. A compile
 * of a few seconds would spend a quarter of its time on functions that are hardly called again. V8 still optimises the
 * most-called functions, a little later.
 */
export function optimiseLate(): void {
  flags.optimiseLate.forEach(setFlagsFromString);
}

/**
 * Limits garbage to half of the live heap. By default, a heap grows to four times its live size before V8 collects
 * garbage. The default saves hardly any time and doubles the memory.
 */
export function keepHeapSmall(): void {
  flags.keepHeapSmall.forEach(setFlagsFromString);
}

/**
 * Keeps compiled code in memory. By default, V8 drops the bytecode of functions that were not called for a while. A
 * rebuild calls functions that last ran at the save before, so V8 would recompile them each time.
 */
export function keepCode(): void {
  flags.keepCode.forEach(setFlagsFromString);
}
