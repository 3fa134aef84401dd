import { stemmer } from '@orama/stemmers/portuguese';
import type { Stem } from '../stem.ts';

/** Snowball recognizes endings by accents, but folding has removed them. `botões` is the plural of `botão`. */
export const stem: Stem = (term) => stemmer(term.replace(/c(?:ao|oes)$/, 'ção').replace(/(?:ao|oes)$/, 'ão'));
