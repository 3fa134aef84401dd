/**
 * For what takes long to make and serves many test files of a process.
 *
 * @returns makes it when it is first asked for, and gives the same from then on; what failed is made anew, so that it
 *   fails the file that asked and not all after it
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
