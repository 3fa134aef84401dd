import type { Marked } from './load-provider.ts';

/** Text in which the words of the query are marked. */
export function MarkedText({ text }: { text: Marked }) {
  return text.map((piece, index) => (piece.isHit ? <mark key={index}>{piece.text}</mark> : piece.text));
}

/** Text that holds no word of the query. */
export function unmarked(text: string): Marked {
  return [{ text, isHit: false }];
}
