import type { Marked } from './load-provider.ts';

/** A string with marked words of the query. */
export function MarkedText({ text }: { text: Marked }) {
  return text.map((piece, index) => (piece.isHit ? <mark key={index}>{piece.text}</mark> : piece.text));
}

/** Text without a word of the query. */
export function unmarked(text: string): Marked {
  return [{ text, isHit: false }];
}

/** Letters of right-to-left scripts. */
const fromRight = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/gu;

/**
 * An excerpt can be code or untranslated, and can start anywhere. So its direction is the direction of most of its
 * letters, not of the first.
 */
export function textDirection(text: Marked): 'ltr' | 'rtl' {
  const words = text.map((piece) => piece.text).join('');
  const count = (pattern: RegExp) => words.match(pattern)?.length ?? 0;
  return count(fromRight) * 2 > count(/\p{L}/gu) ? 'rtl' : 'ltr';
}
