/** The reading settings of a reader. */
export * from './reader-settings.ts';
