import { stemmer } from '@orama/stemmers/italian';
import type { Stem } from '../stem.ts';

/**
 * Restores the singular of nouns, because Snowball treats plurals as verbs: `chiavi` → `chiave`, `luoghi` → `luoge`.
 */
export const stem: Stem = (term) => stemmer(term.replace(/(?<=[^aeiou])h?i$/, 'e'));
