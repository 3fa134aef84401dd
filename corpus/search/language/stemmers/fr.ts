import { stemmer } from '@orama/stemmers/french';
import type { Stem } from '../stem.ts';

/**
 * Folding removes accents, so `installée` looks like a noun such as `année`. Two steps reach the stem of the verb:
 * `installee` → `installe` → `install`.
 */
export const stem: Stem = (term) => stemmer(stemmer(term.replace(/e(?:e|s|es)$/, 'e')));
