import { toMarkdown } from '../../../corpus/markdown/to-markdown.ts';
import type { Body, Page } from '../../../corpus/schema/index.ts';
import type { Config } from '../../config/config.ts';

/** Whether a page is one of text: not one that lists others, nor one that is all code. */
export function hasText(page: Page): page is Page & { body: Body } {
  return 'body' in page && !('bare' in page && page.bare);
}

/** @returns a page of text as Markdown, which starts with its title */
export function pageMarkdown(page: Page & { body: Body }, { url }: Config): string {
  return toMarkdown(page, { base: url });
}
