import { stemmer } from '@orama/stemmers/russian';
import type { Stem } from '../stem.ts';

/** Removes the vowel before a final `к`, because only some forms have it: `настроек`, but `настройка`. */
export const stem: Stem = (term) => stemmer(term).replace(/(?<=..)[йеоь]?к$/, 'к');
