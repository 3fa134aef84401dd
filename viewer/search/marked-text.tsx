import type { Marked } from './load-provider.ts';

/** Text with what was asked for marked in it. */
export function MarkedText({ text }: { text: Marked }) {
  return text.map((piece, index) => (piece.isHit ? <mark key={index}>{piece.text}</mark> : piece.text));
}

/** Text of which nothing was asked for. */
export function unmarked(text: string): Marked {
  return [{ text, isHit: false }];
}
