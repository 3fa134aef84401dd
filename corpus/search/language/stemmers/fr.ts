import { stemmer } from '@orama/stemmers/french';
import type { Stem } from '../stem.ts';

/**
 * Folding removes accents, so Snowball takes `installée` for a noun such as `année`. To get the stem of the verb, this
 * function runs Snowball twice: `installee` → `installe` → `install`.
 */
export const stem: Stem = (term) => stemmer(stemmer(term.replace(/e(?:e|s|es)$/, 'e')));
