import { stemmer } from '@orama/stemmers/italian';
import type { Stem } from '../stem.ts';

/** `chiavi` is the plural of `chiave`, which Snowball takes for a form of a verb; `luoghi` is that of `luogo`. */
export const stem: Stem = (term) => stemmer(term.replace(/(?<=[^aeiou])h?i$/, 'e'));
