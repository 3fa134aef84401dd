import type { BodyElement } from '../../../corpus/schema/body.ts';
import type { Reference } from '../document.ts';

type Kind = Reference['kind'];

/** The properties of each element that hold the address of a page or file. */
const properties = new Map<string, Readonly<Record<string, Kind>>>([
  ['a', { href: 'link', xLinkHref: 'link' }],
  ['area', { href: 'link' }],
  ['img', { src: 'image' }],
  ['image', { href: 'image', xLinkHref: 'image' }],
  ['video', { src: 'asset', poster: 'image' }],
  ['audio', { src: 'asset' }],
  ['source', { src: 'asset' }],
  ['track', { src: 'asset' }],
  ['iframe', { src: 'asset' }],
]);

/** @returns the properties of an element that hold an address to resolve, and what each leads to */
export function elementUrls({ tagName, properties: own }: BodyElement): (readonly [name: string, kind: Kind])[] {
  // Footnotes lead to each other.
  if ('dataFootnoteRef' in own || 'dataFootnoteBackref' in own) return [];
  return Object.entries(properties.get(tagName) ?? {}).filter(
    ([name]) => typeof own[name] === 'string' && own[name] !== '',
  );
}
