/** Whether tests that look at everything in many ways do so in all of them: `LECTERN_TESTS=whole npm test`. */
export const isWhole = process.env.LECTERN_TESTS === 'whole';
