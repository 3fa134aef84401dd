// Converts bodies to Markdown trees: `@lectern/corpus/mdast`.
import type { Element, ElementContent, ElementData } from 'hast';
import { defaultHandlers, toMdast as convert, type Handle, type State } from 'hast-util-to-mdast';
import { toString } from 'hast-util-to-string';
import type { Code, FootnoteDefinition, Nodes } from 'mdast';
import { hasClass } from '../hast/element.ts';
import { noteHref, noteName, notesIn } from '../hast/footnotes.ts';
import { plainBody } from '../hast/plain-body.ts';
import { shownContent } from '../hast/shown-content.ts';
import type { MarkdownOptions } from '../markdown/to-markdown.ts';
import type { Body, BodyNode, Page } from '../types.ts';

export type { MarkdownOptions } from '../markdown/to-markdown.ts';

/** A Markdown tree (https://github.com/syntax-tree/mdast), with the nodes of GitHub's extensions and of remark-math. */
export interface MdastRoot {
  type: 'root';
  children: MdastNode[];
}

/** A node of a Markdown tree. Its other fields depend on its type. */
export interface MdastNode {
  type: string;
  children?: MdastNode[];
  value?: string;
  [field: string]: unknown;
}

/**
 * Converts a page, a body or nodes to a Markdown tree, for remark and other tools that read mdast. Components are
 * expanded, as in `toMarkdown`. The tree contains the tables and footnotes of GitHub, and the formulas of remark-math.
 * The tree of a page begins with the page's title.
 */
export function toMdast(tree: Page | Body | BodyNode | readonly BodyNode[], { base }: MarkdownOptions = {}): MdastRoot {
  const { nodes, url, titled } = shownContent(tree, base);
  const root = { type: 'root' as const, children: titled(plainBody(nodes, url)) };
  noteCode(root.children);
  return convert(root, { handlers }) as unknown as MdastRoot;
}

/** Stores the text of code elements in `node.data`, because hast-util-to-mdast collapses spaces before it calls a
 * handler. */
function noteCode(nodes: readonly ElementContent[]): void {
  for (const node of nodes) {
    if (node.type !== 'element') continue;
    if (codeTags.has(node.tagName)) node.data = { code: toString(node) } as CodeData;
    else noteCode(node.children);
  }
}

type CodeData = ElementData & { code: string };
const codeTags = new Set(['code', 'kbd', 'samp']);
const inlineCode: Handle = (_, { data }) => ({ type: 'inlineCode', value: (data as CodeData).code });

/** Tag → handler, for elements that hast-util-to-mdast converts differently by default. */
const handlers: Record<string, Handle> = {
  a: (state, node) => (node.properties.dataFootnoteBackref === undefined ? defaultHandlers.a(state, node) : []),
  code: (state, node) => formula(node, 'inlineMath') ?? inlineCode(state, node, undefined),
  kbd: inlineCode,
  samp: inlineCode,
  pre: (state, node) => codeOf(state, node),
  figure: (state, node) => titledCode(state, node) ?? defaultHandlers.figure(state, node),
  sup: (state, node) => {
    const href = noteHref(node);
    return href === undefined ? defaultHandlers.sup(state, node) : { type: 'footnoteReference', ...named(href) };
  },
  section: (state, node) =>
    notesIn(node)?.map((note) => definition(state, note)) ?? defaultHandlers.section(state, node),
};

function codeOf(state: State, pre: Element): Nodes {
  const [only] = pre.children;
  return (only?.type === 'element' ? formula(only, 'math') : undefined) ?? defaultHandlers.pre(state, pre);
}

/** Returns a formula as a node of remark-math; undefined if the code is not a formula. The types of mdast lack these
 * nodes. */
function formula(code: Element, type: 'inlineMath' | 'math'): Nodes | undefined {
  const isFormula = hasClass(code.properties, type === 'math' ? 'math-display' : 'math-inline');
  return isFormula ? ({ type, value: toString(code).trim() } as unknown as Nodes) : undefined;
}

/** Converts a figure with a titled code block to a code node with the meta `title="…"`; undefined for other figures. */
function titledCode(state: State, { children: [caption, block] }: Element): Nodes | undefined {
  if (caption?.type !== 'element' || caption.tagName !== 'figcaption') return undefined;
  if (block?.type !== 'element' || block.tagName !== 'pre') return undefined;
  const title = toString(caption);
  const mark = title.includes('"') ? "'" : '"';
  const code = codeOf(state, block) as Code;
  return { ...code, lang: code.lang ?? 'text', meta: `title=${mark}${title}${mark}` };
}

function definition(state: State, note: Element): FootnoteDefinition {
  return { type: 'footnoteDefinition', ...named(String(note.properties.id)), children: state.toFlow(state.all(note)) };
}

function named(id: string): { identifier: string; label: string } {
  const name = noteName(id);
  return { identifier: name.toLowerCase(), label: name };
}
