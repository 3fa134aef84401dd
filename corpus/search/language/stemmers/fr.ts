import { stemmer } from '@orama/stemmers/french';
import type { Stem } from '../stem.ts';

/** Without its accents `installée` ends as `année` does, and takes a second step: `installee`, `installe`, `install`. */
export const stem: Stem = (term) => stemmer(stemmer(term.replace(/e(?:e|s|es)$/, 'e')));
