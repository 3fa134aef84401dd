/** Turns bodies into trees of Markdown: `@lectern/corpus/mdast`. */
export type { MarkdownOptions } from './markdown/to-markdown.ts';
export { toMdast, type MdastNode, type MdastRoot } from './mdast/to-mdast.ts';
