/**
 * Shares a value that is expensive to create between all test files of a process.
 *
 * @returns a function that creates the value at its first call, and later returns the same value. If the creation
 * fails, the next call tries again, so that only the files that were waiting fail
 */
export function madeOnce<Of>(make: () => Promise<Of>): () => Promise<Of> {
  let made: Promise<Of> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
