import { headTags, pageMark, type HeadTag } from '../../compiler/corpus/head-tags.ts';
import type { Page, SiteFile } from '../../compiler/corpus/index.ts';
import { isSafeUrl } from '../../compiler/url/policy.ts';

/** Makes the elements that a page wants in the document's head, beside its title. */
export function headElements(page: Page, site: SiteFile): Element[] {
  return headTags(page, site).filter(isInert).map(({ tag, attributes }) => create(tag, { ...attributes, [pageMark]: '' }));
}

/** Metadata only: a script, a style sheet or a refresh would not be inert. */
function isInert({ tag, attributes }: HeadTag): boolean {
  if (Object.keys(attributes).some((name) => /^on/i.test(name)) || !isSafeUrl(attributes.href ?? '')) return false;
  if (tag === 'meta') return !('http-equiv' in attributes);
  return tag === 'link' && /^(alternate|author|canonical|icon|me|next|prev|license)$/.test(attributes.rel ?? '');
}

function create(tag: string, attributes: Record<string, string>): Element {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}
