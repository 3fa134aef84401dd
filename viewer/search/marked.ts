import type { Marked } from './provider.ts';

/** Text of which nothing was asked for. */
export function unmarked(text: string): Marked {
  return [{ text, isHit: false }];
}
