import type { Marked } from '../../corpus/search-answer.ts';

/** Renders a string in which the words of the query are marked. */
export function MarkedText({ text }: { text: Marked }) {
  return text.map((piece, index) => (piece.isHit ? <mark key={index}>{piece.text}</mark> : piece.text));
}

/** Converts a string without words of the query to marked text. */
export function unmarked(text: string): Marked {
  return [{ text, isHit: false }];
}

/** Matches letters of right-to-left scripts. */
const fromRight = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/gu;

/**
 * Returns the direction in which most letters of a string are written. The first letter is not a good indicator,
 * because an excerpt can start with code or an untranslated word.
 */
export function textDirection(text: Marked): 'ltr' | 'rtl' {
  const words = text.map((piece) => piece.text).join('');
  const count = (pattern: RegExp) => words.match(pattern)?.length ?? 0;
  return count(fromRight) * 2 > count(/\p{L}/gu) ? 'rtl' : 'ltr';
}
