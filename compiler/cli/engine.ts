import { setFlagsFromString } from 'node:v8';

/**
 * What a command asks of V8, as it has the process to itself. V8 says no more of a flag that it does not know than a
 * line on standard error, for all to see, so a flag is set only for engines that have it.
 *
 * @param v8 version of the engine, as `process.versions.v8` has it: `12.4.254.21-node.57`
 * @returns flags of the command line by what they are for
 */
export function engineFlags(v8: string): { optimiseLate: string[]; keepHeapSmall: string[]; keepCode: string[] } {
  // The V8 of Node.js 20 counts bytes of bytecode, later ones count calls.
  const countsBytes = v8.startsWith('11.3.');
  return {
    optimiseLate: [
      // How much a function runs before it is optimised: four times what V8 has by itself.
      countsBytes ? '--interrupt-budget=262144' : '--invocation-count-for-turbofan=12000',
      // In bytes of bytecode, how much of others is then taken into it: a fifth of what V8 has by itself.
      '--max-inlined-bytecode-size-cumulative=200',
    ],
    // In percent of what is live, how much garbage may lie.
    keepHeapSmall: ['--heap-growing-percent=50'],
    keepCode: ['--no-flush-bytecode'],
  };
}

const flags = engineFlags(process.versions.v8);

/**
 * Lets the engine wait longer before it optimises a function, and then do less. It is made for programs that run for
 * hours: of a compile of a few seconds it would spend a quarter on making thousands of functions faster that are hardly
 * needed again. What is called most is still optimised, a little later.
 */
export function optimiseLate(): void {
  flags.optimiseLate.forEach(setFlagsFromString);
}

/**
 * Lets no more garbage lie than half of what is live. V8 by itself lets a heap grow to four times what is live before
 * it looks, which saves hardly any time and doubles the memory that it takes.
 */
export function keepHeapSmall(): void {
  flags.keepHeapSmall.forEach(setFlagsFromString);
}

/**
 * Lets compiled code stay. V8 drops that of functions which were not called for a while, and what a save needs was last
 * called at the save before: it would be compiled anew each time.
 */
export function keepCode(): void {
  flags.keepCode.forEach(setFlagsFromString);
}
