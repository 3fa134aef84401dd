import { headTags, pageMark } from '../../corpus/head-tags.ts';
import type { Page, SiteFile } from '../../corpus/schema/index.ts';
import { isInertTag } from '../html/escape-html.ts';

/** Replaces the elements that the previous page added to the document's head. */
export function showMetadata(page: Page, site: SiteFile): void {
  const requested = headElements(page, site);
  for (const element of document.head.querySelectorAll(`[${pageMark}]`)) {
    const same = requested.findIndex((other) => other.isEqualNode(element));
    // Keeps the JSON-LD element of this page, because only static HTML contains it, and the viewer does not create
    // it.
    if (element.getAttribute(pageMark) === page.path) continue;
    if (same === -1) element.remove();
    else requested.splice(same, 1);
  }
  document.head.append(...requested);
}

function headElements(page: Page, site: SiteFile): Element[] {
  return headTags(page, site)
    .filter(isInertTag)
    .map(({ tag, attributes }) => create(tag, { ...attributes, [pageMark]: '' }));
}

function create(tag: string, attributes: Record<string, string>): Element {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}
