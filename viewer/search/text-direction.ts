import type { Marked } from './load-provider.ts';

/** Letters of scripts that are read from the right. */
const fromRight = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/gu;

/**
 * An excerpt may be code, or of a page that is not translated, and begins anywhere in it: the direction is that of most of
 * its letters, not of the first.
 */
export function textDirection(text: Marked): 'ltr' | 'rtl' {
  const words = text.map((piece) => piece.text).join('');
  const count = (pattern: RegExp) => words.match(pattern)?.length ?? 0;
  return count(fromRight) * 2 > count(/\p{L}/gu) ? 'rtl' : 'ltr';
}
