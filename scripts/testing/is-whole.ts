/** Whether exhaustive tests run all their variants: `LECTERN_TESTS=whole npm test`. */
export const isWhole = process.env.LECTERN_TESTS === 'whole';

/** @returns all variants of a test in the whole form, and in short every n-th of them, from the first on */
export const inShort = <Of>(all: readonly Of[], every: number): readonly Of[] =>
  isWhole ? all : all.filter((_, index) => index % every === 0);
