import { cutText } from '../../corpus/cut-text.ts';

/** The maximum number of letters of a text on a card. The smallest font size has room for fewer. */
export const mostLetters = 300;

/** Emoji, which few fonts have, and the joiners between them. */
const pictures = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u{FE0F}\u{200D}]/gu;

/** Control characters, lone surrogates, and unassigned characters: Pango refuses some, and fonts lack them. */
const undrawable = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}]/gu;

/**
 * @param text from content, of any length
 * @returns the text for a card: one line, without emoji, at most `mostLetters` letters; empty if nothing is visible
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
