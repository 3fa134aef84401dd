import type { Json } from '../../../corpus/schema/json.ts';

/** What an expression gives that isn't data. */
export const notConstant = Symbol('not constant');
export type Evaluated = Json | undefined | typeof notConstant;
