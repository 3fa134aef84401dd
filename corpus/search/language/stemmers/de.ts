import { stemmer } from '@orama/stemmers/german';
import type { Stem } from '../stem.ts';

/**
 * Endings of verbs with `-ieren`. Snowball has different stems for `installiert`, `installieren` and `Installation`.
 */
const verbs = /(?<=..)(?:ation|ier(?:ung|end|bar|t)?|i)$/;

/** Returns the stem of a German word. `installieren`, `installiert` and `Installation` have the same stem. */
export const stem: Stem = (term) => {
  const snowball = stemmer(term);
  return snowball.length > 5 ? snowball.replace(verbs, '') : snowball;
};
