import { setFlagsFromString } from 'node:v8';

/** In bytes of bytecode: how much a function runs through before it is optimised. Four times what V8 has by itself. */
const budget = 262_144;
/** In bytes of bytecode: how much of others is then taken into it. A fifth of what V8 has by itself. */
const inlined = 200;

/**
 * Lets the engine wait longer before it optimises a function, and then do less. It is made for programs that run for
 * hours: of a compile of a few seconds it would spend a quarter on making thousands of functions faster that are hardly
 * needed again. What is called most is still optimised, a little later.
 */
export function optimiseLate(): void {
  setFlagsFromString(`--interrupt-budget=${budget}`);
  setFlagsFromString(`--max-inlined-bytecode-size-cumulative=${inlined}`);
}
