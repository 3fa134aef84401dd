import { cutText } from '../../corpus/cut-text.ts';

/**
 * Maximum length of a message or hint, in UTF-16 units. Messages contain names and values from content, which can have
 * any length.
 */
export const longestMessage = 2000;

/** Shortens a long text, and adds its length: `"aaa… (50,000,000 characters)`. */
export function boundedText(text: string): string {
  if (text.length <= longestMessage) return text;
  return `${cutText(text, longestMessage)}… (${text.length.toLocaleString('en')} characters)`;
}
