import type { Stem } from '../stem.ts';

/** Matches the hiragana after the Chinese characters of a verb or an adjective. */
const ending = /(?<=\p{Script=Han})\p{Script=Hiragana}+$/u;

/** Removes the ending of a verb or an adjective: `絞り込む`, `絞り込み` and `絞り込んで` → `絞り込`. */
export const stem: Stem = (term) => term.replace(ending, '');
