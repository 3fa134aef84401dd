/**
 * The types of all files of the corpus, for modules that read them and have no use for zod. In the published package a
 * file without zod stands in its place, which is generated from the same schemas.
 */
export type * from './schema/index.ts';
export type { SchemaKind } from './schema/schemas.ts';
