import { finding } from '../../diagnostics/catalogue.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { pointAt } from '../../values/text-places.ts';

/**
 * Matches the null character, which ends strings in some programs, and bidirectional control characters, which reorder
 * text.
 */
const suspicious = /[\u0000\u202a-\u202e\u2066-\u2069]/g; // oxlint-disable-line no-control-regex

/**
 * Reports invisible characters that make text look like something else. Each character is reported at its
 * first occurrence.
 *
 * @param text with `\n` at the end of each line
 */
export function suspiciousCharacters(text: string): Finding[] {
  if (text.search(suspicious) === -1) return [];
  const found = new Map<string, { index: number; count: number }>();
  for (const { 0: character, index } of text.matchAll(suspicious)) {
    const known = found.get(character);
    if (known) known.count += 1;
    else found.set(character, { index, count: 1 });
  }
  return [...found].map(([character, { index, count }]) => {
    const codePoint = `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
    return finding('suspicious-character', pointAt(text, index), { codePoint, count, isRemoved: character === '\0' });
  });
}
