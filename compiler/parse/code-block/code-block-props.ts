import type { CodeBlockProps } from '../../../corpus/schema/code-block.ts';
import type { ParseOptions } from '../document.ts';
import { markWords, readCodeMarks } from './code-marks.ts';
import { highlight } from './highlight.ts';
import { readMagicComments } from './magic-comments.ts';
import { parseMeta } from './parse-meta.ts';

/** Language names that mean "no highlighting". */
export const plainLanguages: ReadonlySet<string> = new Set(['text', 'txt', 'plain', 'plaintext', 'none']);

/** A fence: its code, its language, and its meta (the rest of the info string). */
export interface Fence {
  code: string;
  language?: string | null | undefined;
  meta?: string | null | undefined;
}

/** Computes the props of a code block: reads magic comments, marks lines, and highlights the code. */
export function codeBlockProps({ code, language, meta }: Fence, options: ParseOptions): CodeBlockProps {
  const { title, highlighted, lineNumbers, rest } = parseMeta(meta ?? '');
  const block = {
    language: oneWord(language || options.defaultLanguage),
    title,
    marks: highlighted && marksOf(highlighted, options),
    lineNumbers,
    meta: rest,
  };
  return withCode(code, block, options);
}

type HighlightOptions = Pick<ParseOptions, 'magicComments' | 'grammars'>;

/** Adds code from another file to a block that was parsed without code. */
export function fillCodeBlock(block: CodeBlockProps, text: string, options: HighlightOptions): CodeBlockProps {
  return withCode(text.replace(/\n$/, ''), block, options);
}

/**
 * Adds code to a block, and reads its `[!code …]` marks. If the fence's meta marks lines, magic comments are ignored.
 */
function withCode(whole: string, block: Omit<CodeBlockProps, 'code'>, { magicComments, grammars }: HighlightOptions) {
  const { language, title, lineNumbers, meta } = block;
  const commented = block.marks
    ? { code: whole, marks: block.marks }
    : readMagicComments(whole, language, magicComments, grammars);
  const { code, marks, words } = readCodeMarks(commented, language, grammars);
  const runs = language && !plainLanguages.has(language) ? highlight(code, language, grammars) : undefined;
  const tokens = markWords(runs, words);
  return {
    code,
    ...(language && { language }),
    ...(title !== undefined && { title }),
    ...(tokens && { tokens }),
    ...(Object.keys(marks).length > 0 && { marks }),
    ...(lineNumbers !== undefined && { lineNumbers }),
    ...(meta && { meta }),
  };
}

/**
 * @returns the language name at the start of a fence's language, which is used in class names: `c++`, `f#`,
 * `objective-c`
 */
export function oneWord(language: string | null | undefined): string | undefined {
  return /^[\p{L}\p{N}_+#.:@/*-]+/u.exec(language ?? '')?.[0].toLowerCase();
}

// Lines that the meta marks (`{1,3}`) get the class of the first magic comment. Magic comments are then ignored.
function marksOf(lines: number[], { magicComments }: ParseOptions): Record<string, number[]> {
  const className = magicComments[0]?.className;
  return className && lines.length > 0 ? { [className]: lines } : {};
}
