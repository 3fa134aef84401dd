// Converts bodies to Markdown: `@lectern/corpus/markdown`.
import { plainBody } from '../hast/plain-body.ts';
import { shownContent } from '../hast/shown-content.ts';
import type { Body, BodyNode, Page } from '../types.ts';
import { writeMarkdown } from './write-markdown.ts';

export interface MarkdownOptions {
  /**
   * The base of absolute addresses: the address of the site, such as `site.url`. If only nodes are given, the address
   * of their page.
   */
  base?: string | URL | undefined;
}

/**
 * Converts a page, a body or nodes to GitHub Flavored Markdown. Formulas are written as `$…$`. Components are
 * expanded. The Markdown of a page begins with its title. With `site.url` as the base, it equals the published
 * Markdown file of the page, without the line that names `llms.txt`.
 */
export function toMarkdown(tree: Page | Body | BodyNode | readonly BodyNode[], { base }: MarkdownOptions = {}): string {
  const { nodes, url, titled } = shownContent(tree, base);
  return writeMarkdown(titled(plainBody(nodes, url)));
}
