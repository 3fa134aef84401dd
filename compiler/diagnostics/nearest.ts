import { distance } from 'fastest-levenshtein';

/**
 * Maximum number of names to compare with. With a longer list, comparing would take too long, so there is no
 * suggestion.
 */
const mostCompared = 20_000;

/**
 * Edit distance of two names that differ only in case or hyphens. The value is between one typo (1) and two typos (2).
 */
const otherForm = 1.5;

/** Maximum number of suggestions per file or list. Each suggestion is slow, because it is compared with all names. */
export const mostSuggestions = 200;

/** @returns a function like {@link nearest} that stops making suggestions after {@link mostSuggestions} calls */
export function nearestForSome(): typeof nearest {
  let count = 0;
  return (requested, names) => ((count += 1) > mostSuggestions ? undefined : nearest(requested, names));
}

/**
 * Finds the most similar name, for a suggestion. If several names are equally similar, returns the first in code unit
 * order.
 *
 * @returns undefined if no name is similar enough
 */
export function nearest(requested: string, names: Iterable<string>): string | undefined {
  const allowed = Math.max(1, Math.floor(requested.length / 5));
  const folded = foldedName(requested);
  let best: string | undefined;
  let bestDistance = allowed + 1;
  let compared = 0;
  for (const name of names) {
    if (Math.abs(name.length - requested.length) > allowed) continue;
    if (++compared > mostCompared) return undefined;
    const letters = isSwapped(requested, name) ? 1 : distance(requested, name);
    const apart = foldedName(name) === folded ? Math.min(letters, otherForm) : letters;
    if (apart < bestDistance || (apart === bestDistance && best !== undefined && name < best)) {
      best = name;
      bestDistance = apart;
    }
  }
  return best;
}

/** Removes case and separators from a name: `editURL` and `edit_url` → `editurl`. */
function foldedName(name: string): string {
  return name.toLowerCase().replace(/[-_]/g, '');
}

/** Whether two names differ only by swapping two adjacent letters, which counts as one typo: `titel`, `title`. */
function isSwapped(requested: string, name: string): boolean {
  if (requested.length !== name.length) return false;
  let at = 0;
  while (at < name.length && requested[at] === name[at]) at += 1;
  return (
    requested[at] === name[at + 1] && requested[at + 1] === name[at] && requested.slice(at + 2) === name.slice(at + 2)
  );
}
