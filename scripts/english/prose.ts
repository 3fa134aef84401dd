/** Kinds of prose. Each has its own count and word limit. */
export const kinds = ['comments', 'tests', 'messages', 'docs'] as const;
export type Kind = (typeof kinds)[number];

/** Prose in a file: a comment, a test name, a message or a paragraph. */
export interface Prose {
  /** Relative to the repository. */
  file: string;
  kind: Kind;
  /** Offset of `text` in the file. */
  start: number;
  /**
   * As long as the source, so that offsets agree. Markup becomes spaces. Code becomes a `X` for each character, so that
   * a code span counts as one word. A line break ends a sentence.
   */
  text: string;
  isHeading?: boolean;
}

/** @returns the text with spaces instead of its characters; line breaks stay */
export const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** @returns the text with an `X` for each character */
export const codeWord = (text: string) => 'X'.repeat(text.length);

/** @returns the text with code spans, `{@link}` tags and addresses as one word each */
export function hideCode(text: string): string {
  return text.replace(/(`+)(?!`)[^\n]*?[^`]\1(?!`)|\{@link [^}\n]*\}|https?:\/\/[^\s)]+/g, codeWord);
}
