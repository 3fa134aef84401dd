import { cutText } from '../../corpus/cut-text.ts';

/** The most letters of a text on a card. Fewer fit in the smallest size. */
export const mostLetters = 300;

/** Pictures, which few faces have, and joiners between them. */
const pictures = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u{FE0F}\u{200D}]/gu;

/** Control characters, half symbols, and characters without a meaning: Pango refuses some, and faces have none. */
const undrawable = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}]/gu;

/**
 * @param text from content, of any length
 * @returns the text as a card shows it: one line, without pictures, at most `mostLetters` letters; empty if nothing of it
 *   is visible
 */
export function cardText(text: string): string {
  // A letter has at most two code units.
  const start = cutText(text, mostLetters * 8);
  const line = start
    .replace(pictures, (found) => (/[©®™]/.test(found) ? found : ''))
    .replace(undrawable, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (!/[^\s\p{M}\p{Cf}]/u.test(line)) return '';
  const letters = [...line];
  return letters.length <= mostLetters ? line : `${letters.slice(0, mostLetters - 1).join('')}…`;
}
