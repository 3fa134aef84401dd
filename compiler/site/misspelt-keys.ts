import { nearest } from '../diagnostics/nearest.ts';

/** Shorter keys resemble too many others. */
const shortest = 4;

/**
 * @param given an object that may have custom keys
 * @param read the known keys
 * @param isKnown whether a key is correct as written
 * @returns unknown keys that resemble a known key
 */
export function misspeltKeys(
  given: Readonly<Record<string, unknown>>,
  read: readonly string[],
  isKnown = (key: string) => read.includes(key),
): { key: string; near: string }[] {
  return Object.keys(given).flatMap((key) => {
    if (isKnown(key) || key.length < shortest) return [];
    const near = nearest(key, read);
    // If the correct key is also set, the other key is custom.
    return near === undefined || given[near] !== undefined ? [] : [{ key, near }];
  });
}
