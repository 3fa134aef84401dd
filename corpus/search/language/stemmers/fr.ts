import { stemmer } from '@orama/stemmers/french';
import type { Stem } from '../stem.ts';

/**
 * Returns the stem of a French word. Folding removes accents, so Snowball treats the verb form `installée` like the
 * noun `année`. Running Snowball twice returns the stem of the verb: `installee` → `installe` → `install`.
 */
export const stem: Stem = (term) => stemmer(stemmer(term.replace(/e(?:e|s|es)$/, 'e')));
