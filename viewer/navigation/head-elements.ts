import { headTags, pageMark, type HeadTag } from '../../corpus/head-tags.ts';
import type { Page, SiteFile } from '../../corpus/schema/index.ts';
import { isSafeUrl } from '../../corpus/url/policy.ts';

/** Puts what a page wants in the document's head, beside its title, in the place of what the page before wanted. */
export function showMetadata(page: Page, site: SiteFile): void {
  const wanted = headElements(page, site);
  for (const element of document.head.querySelectorAll(`[${pageMark}]`)) {
    const same = wanted.findIndex((other) => other.isEqualNode(element));
    if (same === -1) element.remove();
    else wanted.splice(same, 1);
  }
  document.head.append(...wanted);
}

function headElements(page: Page, site: SiteFile): Element[] {
  return headTags(page, site)
    .filter(isInert)
    .map(({ tag, attributes }) => create(tag, { ...attributes, [pageMark]: '' }));
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
