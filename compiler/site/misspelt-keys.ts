import { nearest } from '../diagnostics/nearest.ts';

/** Shorter keys are near to too many others. */
const shortest = 4;

/**
 * @param given what may have keys of a site's own
 * @param read the keys that are read
 * @param isKnown whether a key is right as it is written
 * @returns the keys that nothing reads and that are near to one that is read
 */
export function misspeltKeys(
  given: Readonly<Record<string, unknown>>,
  read: readonly string[],
  isKnown = (key: string) => read.includes(key),
): { key: string; near: string }[] {
  return Object.keys(given).flatMap((key) => {
    if (isKnown(key) || key.length < shortest) return [];
    const near = nearest(key, read);
    // What is said under the right name as well is meant.
    return near === undefined || given[near] !== undefined ? [] : [{ key, near }];
  });
}
