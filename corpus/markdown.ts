/** Writes bodies as Markdown: `@lectern/corpus/markdown`. */
export { toMarkdown, type MarkdownOptions } from './markdown/to-markdown.ts';
