import type { Page } from '../../compiler/corpus/index.ts';
import { isSafeUrl } from '../../compiler/url/policy.ts';

/** The elements of the head that belong to the page and not to the site. */
export const managed = [
  'meta[name=description]',
  'meta[name=keywords]',
  'meta[name=robots]',
  'meta[name="twitter:card"]',
  'meta[property^="og:"]',
  'link[rel=canonical]',
  '[data-page-element]',
].join(',');

/** Makes the elements that a page wants in the document's head, beside its title. */
export function headElements({ description, metadata }: Page): Element[] {
  const { title, canonical, keywords, image, robots, elements = [] } = metadata;
  return [
    meta('name', 'description', description),
    meta('name', 'keywords', keywords?.join(',')),
    meta('name', 'robots', robots),
    canonical === undefined ? [] : create('link', { rel: 'canonical', href: canonical }),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', canonical),
    meta('property', 'og:image', image),
    meta('name', 'twitter:card', image && 'summary_large_image'),
    ...elements.filter(isInert).map(({ tag, attributes }) => create(tag, { ...attributes, 'data-page-element': '' })),
  ].flat();
}

/** Metadata only: a script, a style sheet or a refresh would not be inert. */
function isInert({ tag, attributes }: { tag: string; attributes: Record<string, string> }): boolean {
  if (Object.entries(attributes).some(([name, value]) => /^on/i.test(name) || !isSafeUrl(value))) return false;
  if (tag === 'meta') return !('http-equiv' in attributes);
  return tag === 'link' && /^(alternate|author|canonical|icon|me|next|prev|license)$/.test(attributes.rel ?? '');
}

function meta(kind: 'name' | 'property', name: string, content: string | undefined): Element | [] {
  return content ? create('meta', { [kind]: name, content }) : [];
}

function create(tag: string, attributes: Record<string, string>): Element {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}
