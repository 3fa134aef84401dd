import type { Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import type { Extension as TreeExtension } from 'mdast-util-from-markdown';
import { directive } from 'micromark-extension-directive';
import type { Extension } from 'micromark-util-types';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified, type Plugin, type Processor } from 'unified';
import type { Point } from '../../diagnostics/diagnostic.ts';
import { htmlComment, htmlCommentFromMarkdown } from './html-comment.ts';

/** What a text may hold beside CommonMark. */
export type Syntax = 'gfm' | 'directives' | 'math' | 'mdx' | 'comments';

/** Why a text has no tree. Only MDX can be wrong; every text is CommonMark. */
export interface SyntaxFault {
  reason: string;
  at: Point | undefined;
}

const plugins: Record<Syntax, Plugin> = {
  gfm: remarkGfm as Plugin,
  // Directives within text are left out: nothing reads them, and `10:30` or `:smile` is not meant as one.
  directives: syntaxPlugin({ flow: directive().flow! }, directiveFromMarkdown()),
  math: remarkMath as Plugin,
  mdx: remarkMdx as Plugin,
  // After `mdx`: of two constructs at the same character the later one is tried first.
  comments: syntaxPlugin(htmlComment, htmlCommentFromMarkdown),
};

/** @returns the Markdown tree (mdast) of a text, with the place of each node, or why there is none */
export function parseMarkdown(text: string, syntaxes: readonly Syntax[]): Root | SyntaxFault {
  try {
    return processorFor(syntaxes).parse(text) as Root;
  } catch (fault) {
    if (!isMessage(fault)) throw fault;
    const { line, column, reason } = fault;
    return { reason, at: line && column ? { line, column } : undefined };
  }
}

const processors = new Map<string, Processor<Root>>();

function processorFor(syntaxes: readonly Syntax[]): Processor<Root> {
  const key = syntaxes.join(' ');
  const known = processors.get(key);
  if (known) return known;
  const processor = unified().use(remarkParse).use(syntaxes.map((syntax) => plugins[syntax])).freeze() as unknown as Processor<Root>;
  processors.set(key, processor);
  return processor;
}

/** A remark plugin that adds one syntax: how it is read, and what nodes it becomes. */
function syntaxPlugin(reads: Extension, builds: TreeExtension): Plugin {
  return function (this: Processor) {
    const settings = this.data();
    settings.micromarkExtensions = [...(settings.micromarkExtensions ?? []), reads];
    settings.fromMarkdownExtensions = [...(settings.fromMarkdownExtensions ?? []), builds];
  };
}

interface Message {
  reason: string;
  line?: number | undefined;
  column?: number | undefined;
}

function isMessage(fault: unknown): fault is Message {
  return fault instanceof Error && 'reason' in fault;
}
