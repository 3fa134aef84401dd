import type { CodeBlockProps } from '../../../corpus/schema/code-block.ts';
import type { ParseOptions } from '../document.ts';
import { highlight } from './highlight.ts';
import { readMagicComments } from './magic-comments.ts';

/**
 * Puts code into a block that was parsed without it, as it is in a file of its own. Lines that the block marks by
 * number stay as they are; else magic comments mark them.
 */
export function fillCodeBlock(
  block: CodeBlockProps,
  text: string,
  { magicComments, grammars }: Pick<ParseOptions, 'magicComments' | 'grammars'>,
): CodeBlockProps {
  const { language, title, lineNumbers, meta } = block;
  const whole = text.replace(/\n$/, '');
  const { code, marks } = block.marks
    ? { code: whole, marks: block.marks }
    : readMagicComments(whole, language, magicComments);
  const tokens = language && highlight(code, language, grammars);
  return {
    code,
    ...(language !== undefined && { language }),
    ...(title !== undefined && { title }),
    ...(tokens && { tokens }),
    ...(Object.keys(marks).length > 0 && { marks }),
    ...(lineNumbers !== undefined && { lineNumbers }),
    ...(meta !== undefined && { meta }),
  };
}
