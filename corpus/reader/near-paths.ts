import { distance } from 'fastest-levenshtein';

/** The maximum number of names that an error suggests. */
const mostNames = 3;

/**
 * Finds the names that are similar to `requested`. They have the same last segment, or differ in a few characters.
 *
 * @returns at most three names, the most similar first
 */
export function nearNames(requested: string, names: Iterable<string>): string[] {
  const last = lastPart(requested);
  const rated = [...new Set(names)].flatMap((name) => {
    const steps = distance(requested, name);
    const isSimilar = steps <= Math.max(2, requested.length / 4);
    const hasSameEnd = last !== '' && lastPart(name) === last;
    return isSimilar || hasSameEnd ? [{ name, steps }] : [];
  });
  rated.sort((a, b) => a.steps - b.steps || (a.name < b.name ? -1 : 1));
  return rated.slice(0, mostNames).map(({ name }) => name);
}

function lastPart(path: string): string {
  return path.replace(/\/+$/, '').replace(/^.*\//, '');
}
