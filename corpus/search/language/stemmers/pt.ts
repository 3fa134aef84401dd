import { stemmer } from '@orama/stemmers/portuguese';
import type { Stem } from '../stem.ts';

/**
 * Replaces `-ao` and `-oes` by `-ão`, because Snowball needs the accents that folding removed: `botao`, `botoes` →
 * `botão`.
 */
export const stem: Stem = (term) => stemmer(term.replace(/c(?:ao|oes)$/, 'ção').replace(/(?:ao|oes)$/, 'ão'));
