import { stemmer } from '@orama/stemmers/italian';
import type { Stem } from '../stem.ts';

/** Snowball treats `chiavi`, the plural of `chiave`, as a verb. `luoghi` is the plural of `luogo`. */
export const stem: Stem = (term) => stemmer(term.replace(/(?<=[^aeiou])h?i$/, 'e'));
