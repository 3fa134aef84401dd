import { stemmer } from '@orama/stemmers/portuguese';
import type { Stem } from '../stem.ts';

/** Snowball knows endings by the accents that folding took away; `botões` is the plural of `botão`. */
export const stem: Stem = (term) => stemmer(term.replace(/c(?:ao|oes)$/, 'ção').replace(/(?:ao|oes)$/, 'ão'));
