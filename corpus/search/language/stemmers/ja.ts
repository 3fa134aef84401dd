import type { Stem } from '../stem.ts';

/** The hiragana after the characters of a verb or an adjective. */
const ending = /(?<=\p{Script=Han})\p{Script=Hiragana}+$/u;

/** `絞り込む`, `絞り込み` and `絞り込んで` are `絞り込`. */
export const stem: Stem = (term) => term.replace(ending, '');
