import type { ElementContent } from 'hast';
import type { Page } from '../../../corpus/schema/index.ts';
import { encodePath } from '../../../corpus/url/pathname.ts';
import type { EmitInput } from '../emit-input.ts';
import { element } from '../plain/plain-component.ts';
import { plainBody } from '../plain/plain-body.ts';
import { writeMarkdown } from './write-markdown.ts';

/** A page of text as Markdown, which starts with its title; nothing for other pages and for those that are all code. */
export function pageMarkdown(page: Page, { site: { config } }: EmitInput): string | undefined {
  if (!('body' in page) || ('bare' in page && page.bare)) return undefined;
  const content = plainBody(page.body.children, config.url + encodePath(page.path));
  return writeMarkdown(
    content.some(isTitle) || page.title === '' ? content : [element('h1', {}, page.title), ...content],
  );
}

function isTitle(node: ElementContent): boolean {
  return (
    node.type === 'element' && (node.tagName === 'h1' || (node.tagName === 'header' && node.children.some(isTitle)))
  );
}
