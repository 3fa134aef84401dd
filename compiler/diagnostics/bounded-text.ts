import { cutText } from '../../corpus/cut-text.ts';

/** The longest message or hint, in UTF-16 units. Content determines the length of names and values in a message. */
export const longestMessage = 2000;

/** @returns the text, or its beginning and its length: `"aaa… (50,000,000 characters)` */
export function boundedText(text: string): string {
  if (text.length <= longestMessage) return text;
  return `${cutText(text, longestMessage)}… (${text.length.toLocaleString('en')} characters)`;
}
