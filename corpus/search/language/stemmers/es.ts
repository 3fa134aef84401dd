import { stemmer } from '@orama/stemmers/spanish';
import type { Stem } from '../stem.ts';

/** Snowball knows endings by the accents that folding took away: `configuracion`, but `configuraciones`. */
export const stem: Stem = (term) => stemmer(term.replace(/([cs])ion$/, '$1ión'));
