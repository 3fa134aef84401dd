import { distance } from 'fastest-levenshtein';

/** Comparing with every name takes time for each diagnostic, so longer lists get no hint. */
const mostCompared = 20_000;

/** The distance of a name in another case or with other hyphens: more than one letter, less than two. */
const otherForm = 1.5;

/** Each suggestion compares all names, so only the first diagnostics of a file or list get one. */
export const mostSuggestions = 200;

/** @returns the same function as {@link nearest}, without suggestions after the first {@link mostSuggestions} calls */
export function nearestForSome(): typeof nearest {
  let asked = 0;
  return (wanted, names) => ((asked += 1) > mostSuggestions ? undefined : nearest(wanted, names));
}

/**
 * @returns the name most similar to the requested one, if it is similar enough; of equally similar ones, the first in
 * code unit order
 */
export function nearest(wanted: string, names: Iterable<string>): string | undefined {
  const allowed = Math.max(1, Math.floor(wanted.length / 5));
  const folded = foldedName(wanted);
  let best: string | undefined;
  let bestDistance = allowed + 1;
  let compared = 0;
  for (const name of names) {
    if (Math.abs(name.length - wanted.length) > allowed) continue;
    if (++compared > mostCompared) return undefined;
    const letters = isSwapped(wanted, name) ? 1 : distance(wanted, name);
    const apart = foldedName(name) === folded ? Math.min(letters, otherForm) : letters;
    if (apart < bestDistance || (apart === bestDistance && best !== undefined && name < best)) {
      best = name;
      bestDistance = apart;
    }
  }
  return best;
}

/** A name without its case and the characters between its words: `editURL` and `edit_url` → `editurl`. */
function foldedName(name: string): string {
  return name.toLowerCase().replace(/[-_]/g, '');
}

/** Whether two adjacent letters are swapped, which counts as one typo: `titel` and `title`. */
function isSwapped(wanted: string, name: string): boolean {
  if (wanted.length !== name.length) return false;
  let at = 0;
  while (at < name.length && wanted[at] === name[at]) at += 1;
  return wanted[at] === name[at + 1] && wanted[at + 1] === name[at] && wanted.slice(at + 2) === name.slice(at + 2);
}
