/**
 * Maximum number of letters in a string on a card. More letters don't fit, even in the smallest font size.
 */
export const mostLetters = 300;

/** Matches emoji, and the joiners between them. They are removed, because few fonts have glyphs for them. */
const pictures = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u{FE0F}\u{200D}]/gu;

/**
 * Matches control characters, lone surrogates and unassigned characters. Pango rejects some of them, and no font has
 * glyphs for them.
 */
const undrawable = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}]/gu;

/**
 * Prepares a string for a card: one line, without emoji, and with at most `mostLetters` letters.
 *
 * @param text any content
 * @returns an empty string if nothing visible is left
 */
export function cardText(text: string): string {
  // A letter has at most two UTF-16 code units, and a combining mark may follow.
  const start = text.slice(0, mostLetters * 8);
  const line = start
    .replace(pictures, (found) => (/[©®™]/.test(found) ? found : ''))
    .replace(undrawable, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (!/[^\s\p{M}\p{Cf}]/u.test(line)) return '';
  const letters = [...line];
  return letters.length <= mostLetters ? line : `${letters.slice(0, mostLetters - 1).join('')}…`;
}
