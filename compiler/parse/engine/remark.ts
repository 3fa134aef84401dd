import type { Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Extension as TreeExtension } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { mathFromMarkdown } from 'mdast-util-math';
import { mdxFromMarkdown } from 'mdast-util-mdx';
import { directive } from 'micromark-extension-directive';
import { gfm } from 'micromark-extension-gfm';
import { math } from 'micromark-extension-math';
import { mdxjs } from 'micromark-extension-mdxjs';
import type { Extension } from 'micromark-util-types';
import type { Point } from '../../diagnostics/diagnostic.ts';
import { htmlComment, htmlCommentFromMarkdown } from './html-comment.ts';

/** What a text may hold beside CommonMark. */
export type Syntax = 'gfm' | 'directives' | 'math' | 'mdx' | 'comments';

/** Why a text has no tree. Only MDX can be wrong; every text is CommonMark. */
export interface SyntaxFault {
  reason: string;
  at: Point | undefined;
}

const extensions: Record<Syntax, () => { reads: Extension; builds: TreeExtension[] }> = {
  gfm: () => ({ reads: gfm(), builds: gfmFromMarkdown() }),
  // Directives within text are left out: nothing reads them, and `10:30` or `:smile` is not meant as one.
  directives: () => ({ reads: { flow: directive().flow! }, builds: [directiveFromMarkdown()] }),
  math: () => ({ reads: math(), builds: [mathFromMarkdown()] }),
  mdx: () => ({ reads: mdxjs(), builds: mdxFromMarkdown() }),
  // After `mdx`: of two constructs at the same character the later one is tried first.
  comments: () => ({ reads: htmlComment, builds: [htmlCommentFromMarkdown] }),
};

/** @returns the Markdown tree (mdast) of a text, with the place of each node, or why there is none */
export function parseMarkdown(text: string, syntaxes: readonly Syntax[]): Root | SyntaxFault {
  const wanted = syntaxes.map((syntax) => extensions[syntax]());
  try {
    return fromMarkdown(text, {
      extensions: wanted.map(({ reads }) => reads),
      mdastExtensions: wanted.map(({ builds }) => builds),
    });
  } catch (fault) {
    if (!isMessage(fault)) throw fault;
    return toFault(fault);
  }
}

// A tag that is not closed is reported where it should have been, if anywhere; where it stands is in the words:
// "Expected a closing tag for `<b>` (3:4-3:7)".
function toFault({ reason, line, column }: Message): SyntaxFault {
  const [place, openLine, openColumn] = /^Expected a closing tag.* \((\d+):(\d+)[-\d:]*\)/.exec(reason) ?? [];
  if (place) {
    const at = { line: Number(openLine), column: Number(openColumn) };
    return { reason: reason.replace(/ \(\d+:\d+[-\d:]*\)/, ''), at };
  }
  return { reason, at: line && column ? { line, column } : undefined };
}

interface Message {
  reason: string;
  line?: number | undefined;
  column?: number | undefined;
}

function isMessage(fault: unknown): fault is Message {
  return fault instanceof Error && 'reason' in fault;
}
