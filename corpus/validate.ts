/** Checks the files of a corpus: `@lectern/corpus/validate`. */
export type { Fault } from './validate/faults.ts';
export { kindOf, validate } from './validate/validate.ts';
export type { SchemaKind } from './types.ts';
