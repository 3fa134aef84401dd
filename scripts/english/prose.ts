/** Kinds of prose. Each has its own count and word limit. */
export const kinds = ['comments', 'tests', 'messages', 'docs'] as const;
export type Kind = (typeof kinds)[number];

/** A piece of prose in a file: a comment, a test name, a message or a paragraph. */
export interface Prose {
  /** The path of the file, relative to the repository. */
  file: string;
  kind: Kind;
  /** The offset of `text` in the file. */
  start: number;
  /**
   * The prose. It has the same length as its source, so that offsets are equal. Spaces replace markup. `X` replaces
   * each character of code, so that a code span counts as one word. A line break ends a sentence.
   */
  text: string;
  isHeading?: boolean;
  /** Whether the message is a node name, a selector, markup or a part of a template: see `literals.ts`. */
  isFragment?: boolean;
  /** If a message follows an expression, the source of this expression: the subject of the sentence. */
  subject?: string | undefined;
}

/** @returns a string in which spaces replace all characters except line breaks */
export const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** @returns a string in which `X` replaces each character */
export const codeWord = (text: string) => 'X'.repeat(text.length);

/** @returns a string in which each code span, `{@link}` tag and address is one word of `X` */
export function hideCode(text: string): string {
  return text.replace(/(`+)(?!`)[^\n]*?[^`]\1(?!`)|\{@link [^}\n]*\}|https?:\/\/[^\s)]+/g, codeWord);
}
