import { stemmer } from '@orama/stemmers/russian';
import type { Stem } from '../stem.ts';

/** `настройка`, `настроек`: a vowel stands there where no ending follows. */
export const stem: Stem = (term) => stemmer(term).replace(/(?<=..)[йеоь]?к$/, 'к');
