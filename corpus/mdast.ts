/** Turns bodies into trees of Markdown: `@lectern/corpus/mdast`. */
export type { MarkdownOptions } from './markdown/to-markdown.ts';
export type { MdastNode, MdastRoot } from './mdast/mdast.ts';
export { toMdast } from './mdast/to-mdast.ts';
