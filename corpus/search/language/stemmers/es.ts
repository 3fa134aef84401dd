import { stemmer } from '@orama/stemmers/spanish';
import type { Stem } from '../stem.ts';

/**
 * Restores the accent of `-ión`, which folding has removed. Snowball needs it to give `configuración` and
 * `configuraciones` one stem.
 */
export const stem: Stem = (term) => stemmer(term.replace(/([cs])ion$/, '$1ión'));
