// Writes bodies as Markdown: `@lectern/corpus/markdown`.
import { plainBody } from '../hast/plain-body.ts';
import { shownContent } from '../hast/shown-content.ts';
import type { Body, BodyNode, Page } from '../types.ts';
import { writeMarkdown } from './write-markdown.ts';

export interface MarkdownOptions {
  /** The site's address, such as `site.url`: addresses become absolute. Where nodes are given, that of their page. */
  base?: string | URL | undefined;
}

/**
 * A page, a body or some nodes as Markdown in GitHub's flavour, with formulas in `$`. A page begins with its title; with
 * `site.url` as the base it is what the site has as the page's Markdown. Components are written as what they show.
 */
export function toMarkdown(tree: Page | Body | BodyNode | readonly BodyNode[], { base }: MarkdownOptions = {}): string {
  const { nodes, url, titled } = shownContent(tree, base);
  return writeMarkdown(titled(plainBody(nodes, url)));
}
