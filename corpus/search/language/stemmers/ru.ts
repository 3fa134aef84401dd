import { stemmer } from '@orama/stemmers/russian';
import type { Stem } from '../stem.ts';

/** `настройка`, `настроек`: without an ending, a vowel is inserted. */
export const stem: Stem = (term) => stemmer(term).replace(/(?<=..)[йеоь]?к$/, 'к');
