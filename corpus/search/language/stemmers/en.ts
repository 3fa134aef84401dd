import { stemmer } from 'stemmer';
import type { Stem } from '../stem.ts';

/** The stem of `deploying` is `deploi`, the stem of `deployment` is `deploy`. */
export const stem: Stem = (term) => stemmer(term).replace(/i$/, 'y');
