import type { Stem } from '../stem.ts';

/** Matches forms of 하다 and 되다. They turn nouns into verbs. */
const verbs =
  /(?:하|되)(?:기|는|고|면|다|여|지|며|거나|려면|도록|ㅂ니다)?$|(?:합|됩)니다$|(?:해|돼|해서|돼서|하여|했|됐|되었|했습니다|됐습니다|되었습니다|하세요|할|될|한|된|함|됨)$/;
/** Matches particles, the longest first. Particles can also follow the noun form of a verb (`-기`). */
const particles =
  /(?:에서는|으로는|에게서|으로써|이라는|까지는|부터는|에서의|으로의|에서|에게|으로|까지|부터|처럼|보다|마다|이나|이란|이며|라는|에는|와의|과의|로는|들은|들을|들이|들의|은|는|이|가|을|를|에|의|와|과|도|만|로|들)$/;

/**
 * Removes particles from a noun, and endings that turn it into a verb: `파일을` and `파일에서` → `파일`, `설치하기` → `설치`. An
 * ending stays if fewer than two syllables would be left.
 */
export const stem: Stem = (term) => {
  const noun = shorter(term, particles);
  return shorter(noun, verbs);
};

function shorter(term: string, ending: RegExp): string {
  const rest = term.replace(ending, '');
  return rest.length < 2 ? term : rest;
}
