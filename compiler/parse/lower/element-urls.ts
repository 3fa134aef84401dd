import type { BodyElement } from '../../../corpus/schema/body.ts';
import type { Reference } from '../document.ts';

type Kind = Reference['kind'];

/** The properties of each element that hold the address of a page or file. */
const properties: Record<string, readonly (readonly [name: string, kind: Kind])[]> = {
  a: [
    ['href', 'link'],
    ['xLinkHref', 'link'],
  ],
  area: [['href', 'link']],
  img: [['src', 'image']],
  image: [
    ['href', 'image'],
    ['xLinkHref', 'image'],
  ],
  video: [
    ['src', 'asset'],
    ['poster', 'image'],
  ],
  audio: [['src', 'asset']],
  source: [['src', 'asset']],
  track: [['src', 'asset']],
  iframe: [['src', 'asset']],
};

/** @returns the properties of an element that hold an address to resolve, and what each leads to */
export function elementUrls(element: BodyElement): (readonly [name: string, kind: Kind])[] {
  // Footnotes lead to each other.
  if ('dataFootnoteRef' in element.properties || 'dataFootnoteBackref' in element.properties) return [];
  const named = Object.hasOwn(properties, element.tagName) ? properties[element.tagName]! : [];
  return named.filter(([name]) => typeof element.properties[name] === 'string' && element.properties[name] !== '');
}
