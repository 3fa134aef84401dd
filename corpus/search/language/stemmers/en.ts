import { stemmer } from 'stemmer';
import type { Stem } from '../stem.ts';

/** Without the replacement, `deploying` would have the stem `deploi`, and `deployment` the stem `deploy`. */
export const stem: Stem = (term) => stemmer(term).replace(/i$/, 'y');
