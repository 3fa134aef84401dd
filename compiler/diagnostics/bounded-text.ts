import { cutText } from '../../corpus/cut-text.ts';

/** The longest message or hint, in UTF-16 units. Content decides how long the names and values in a message are. */
export const longestMessage = 2000;

/** @returns the text, or its beginning and how long it is: `"aaa… (50,000,000 characters)` */
export function boundedText(text: string): string {
  if (text.length <= longestMessage) return text;
  return `${cutText(text, longestMessage)}… (${text.length.toLocaleString('en')} characters)`;
}
