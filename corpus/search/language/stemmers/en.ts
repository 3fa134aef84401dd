import { stemmer } from 'stemmer';
import type { Stem } from '../stem.ts';

/**
 * Returns the stem of an English word. Replaces a final `i` by `y`: the stemmer returns `deploi` for `deploying`, but
 * `deploy` for `deployment`.
 */
export const stem: Stem = (term) => stemmer(term).replace(/i$/, 'y');
