/** Exports the reading settings of a reader, such as the text size. */
export * from './reader-settings.ts';
