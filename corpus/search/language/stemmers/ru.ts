import { stemmer } from '@orama/stemmers/russian';
import type { Stem } from '../stem.ts';

/** Removes the vowel before a final `к`, which some forms insert: `настройка`, but `настроек`. */
export const stem: Stem = (term) => stemmer(term).replace(/(?<=..)[йеоь]?к$/, 'к');
