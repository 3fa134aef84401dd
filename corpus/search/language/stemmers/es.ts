import { stemmer } from '@orama/stemmers/spanish';
import type { Stem } from '../stem.ts';

/**
 * Returns the stem of a Spanish word. Restores the accent of `-ión`, which folding has removed. Without it, Snowball
 * returns different stems for `configuración` and `configuraciones`.
 */
export const stem: Stem = (term) => stemmer(term.replace(/([cs])ion$/, '$1ión'));
