import { stemmer } from 'stemmer';
import type { Stem } from '../stem.ts';

/**
 * Replaces a final `i` by `y`. Otherwise `deploying` would have the stem `deploi`, and `deployment` the stem `deploy`.
 */
export const stem: Stem = (term) => stemmer(term).replace(/i$/, 'y');
