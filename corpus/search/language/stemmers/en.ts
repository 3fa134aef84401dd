import { stemmer } from 'stemmer';
import type { Stem } from '../stem.ts';

/** Of `deploying` the stem is `deploi`, of `deployment` it is `deploy`. */
export const stem: Stem = (term) => stemmer(term).replace(/i$/, 'y');
