import { stemmer } from '@orama/stemmers/french';
import type { Stem } from '../stem.ts';

/** Without accents, `installée` ends like `année`, and needs a second step: `installee`, `installe`, `install`. */
export const stem: Stem = (term) => stemmer(stemmer(term.replace(/e(?:e|s|es)$/, 'e')));
