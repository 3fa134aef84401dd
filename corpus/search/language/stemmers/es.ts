import { stemmer } from '@orama/stemmers/spanish';
import type { Stem } from '../stem.ts';

/**
 * Snowball recognizes the ending `-ión` by its accent, but folding has removed it: `configuracion`, but
 * `configuraciones`.
 */
export const stem: Stem = (term) => stemmer(term.replace(/([cs])ion$/, '$1ión'));
