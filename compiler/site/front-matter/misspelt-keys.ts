import { nearest } from '../../diagnostics/nearest.ts';

/** Minimum length of a key that is reported. A shorter key is similar to too many valid keys. */
const shortest = 4;

/**
 * Finds unknown keys that are similar to a known key.
 *
 * @param given an object that may have custom keys
 * @param read the known keys
 * @param isKnown whether a key is correct as written
 */
export function misspeltKeys(
  given: Readonly<Record<string, unknown>>,
  read: readonly string[],
  isKnown = (key: string) => read.includes(key),
): { key: string; near: string }[] {
  return Object.keys(given).flatMap((key) => {
    if (isKnown(key) || key.length < shortest) return [];
    const near = nearest(key, read);
    // If the known key is also set, the similar key is probably a custom key, so it is not reported.
    return near === undefined || given[near] !== undefined ? [] : [{ key, near }];
  });
}
