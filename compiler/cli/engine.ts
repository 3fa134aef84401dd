import { setFlagsFromString } from 'node:v8';

/**
 * Returns V8 flags that affect the whole process. V8 prints an error for unknown flags, so the result contains only
 * flags that this version supports.
 *
 * @param v8 version of V8, as in `process.versions.v8`: `12.4.254.21-node.57`
 * @returns command-line flags by purpose
 */
export function engineFlags(v8: string): { optimiseLate: string[]; keepHeapSmall: string[]; keepCode: string[] } {
  // V8 in Node.js 20 measures calls in bytes of bytecode. Later versions count calls.
  const countsBytes = v8.startsWith('11.3.');
  return {
    optimiseLate: [
      // The number of calls before a function is optimised: four times the default.
      countsBytes ? '--interrupt-budget=262144' : '--invocation-count-for-turbofan=12000',
      // Maximum bytecode that V8 inlines into a function, in bytes: a fifth of the default.
      '--max-inlined-bytecode-size-cumulative=200',
    ],
    // Maximum garbage, in percent of the live heap.
    keepHeapSmall: ['--heap-growing-percent=50'],
    keepCode: ['--no-flush-bytecode'],
  };
}

const flags = engineFlags(process.versions.v8);

/**
 * Delays and limits the optimisation of functions. V8's defaults suit programs that run for hours. In a short compile,
 * V8 would spend a quarter of the time on functions that are hardly called again. Functions with many calls are still
 * optimised, but later.
 */
export function optimiseLate(): void {
  flags.optimiseLate.forEach(setFlagsFromString);
}

/**
 * Limits garbage to half of the live heap. By default, V8 collects garbage only when the heap is four times its live
 * size. This default doubles the memory and saves hardly any time.
 */
export function keepHeapSmall(): void {
  flags.keepHeapSmall.forEach(setFlagsFromString);
}

/**
 * Keeps compiled code in memory. By default, V8 discards bytecode of functions that were not called for a while. Each
 * rebuild calls the same functions, so V8 would compile them again each time.
 */
export function keepCode(): void {
  flags.keepCode.forEach(setFlagsFromString);
}
