import { stemmer } from '@orama/stemmers/spanish';
import type { Stem } from '../stem.ts';

/** Snowball recognizes endings by accents, which folding removes: `configuracion`, but `configuraciones`. */
export const stem: Stem = (term) => stemmer(term.replace(/([cs])ion$/, '$1ión'));
