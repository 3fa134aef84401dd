import { toMarkdown } from '../../../corpus/markdown/to-markdown.ts';
import type { Page } from '../../../corpus/schema/index.ts';
import type { EmitInput } from '../emit-input.ts';

/** A page of text as Markdown, which starts with its title; nothing for other pages and for those that are all code. */
export function pageMarkdown(page: Page, { site: { config } }: EmitInput): string | undefined {
  return 'body' in page && !('bare' in page && page.bare) ? toMarkdown(page, { base: config.url }) : undefined;
}
