import type { CodeBlockProps } from '../../../corpus/schema/code-block.ts';
import type { ParseOptions } from '../document.ts';
import { highlight } from './highlight.ts';
import { readMagicComments } from './magic-comments.ts';
import { parseMeta } from './parse-meta.ts';

/** Names that people write for no language. */
export const plainLanguages: ReadonlySet<string> = new Set(['text', 'txt', 'plain', 'plaintext', 'none']);

/** What a fence holds: its code, the language it names, and the rest of its first line. */
export interface Fence {
  code: string;
  language?: string | null | undefined;
  meta?: string | null | undefined;
}

/** Makes the props of a code block: magic comments read, lines marked, tokens found. */
export function codeBlockProps({ code, ...fence }: Fence, options: ParseOptions): CodeBlockProps {
  const language = oneWord(fence.language || options.defaultLanguage);
  const { title, highlighted, lineNumbers, rest } = parseMeta(fence.meta ?? '');
  const marked = highlighted
    ? { code, marks: marksOf(highlighted, options) }
    : readMagicComments(code, language, options.magicComments);
  const tokens =
    language && !plainLanguages.has(language) ? highlight(marked.code, language, options.grammars) : undefined;
  return {
    code: marked.code,
    ...(language && { language }),
    ...(title !== undefined && { title }),
    ...(tokens && { tokens }),
    ...(Object.keys(marked.marks).length > 0 && { marks: marked.marks }),
    ...(lineNumbers !== undefined && { lineNumbers }),
    ...(rest && { meta: rest }),
  };
}

/** @returns the language a fence names, as a part of class names: `c++`, `f#`, `objective-c` */
export function oneWord(language: string | null | undefined): string | undefined {
  return /^[\p{L}\p{N}_+#.:@/*-]+/u.exec(language ?? '')?.[0].toLowerCase();
}

// A range in the meta means the class of the first magic comment, and that the others aren't read.
function marksOf(lines: number[], { magicComments }: ParseOptions): Record<string, number[]> {
  const className = magicComments[0]?.className;
  return className && lines.length > 0 ? { [className]: lines } : {};
}
