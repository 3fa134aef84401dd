/** Whether tests with many variants run all of them: `LECTERN_TESTS=whole npm test`. */
export const isWhole = process.env.LECTERN_TESTS === 'whole';

/** @returns all variants if `isWhole`; otherwise every n-th variant, beginning with the first */
export const inShort = <Of>(all: readonly Of[], every: number): readonly Of[] =>
  isWhole ? all : all.filter((_, index) => index % every === 0);
