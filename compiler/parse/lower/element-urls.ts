import type { BodyElement } from '../../../corpus/schema/body.ts';
import { readSrcSet } from '../../../corpus/url/srcset.ts';
import type { ComponentUrl } from '../../html/component-node.ts';

/** An address in an attribute. If an attribute contains several, `name` has an index: `srcSet.1`. */
export interface ElementUrl extends ComponentUrl {
  name: string;
}

const quoted = { cite: 'link' } as const;
const picture = { href: 'image', xLinkHref: 'image' } as const;
const backdrop = { background: 'image' } as const;

/**
 * Attributes that contain an address, by element, with hast's property names. HTML and SVG are covered.
 * Elements and attributes that content must not contain are omitted: `base`, `embed`, `link`, `object`,
 * `script`, `ping`,
 * `manifest`.
 */
const properties = new Map<string, Readonly<Record<string, ComponentUrl['kind'] | 'images' | 'service'>>>([
  ['a', { href: 'link', xLinkHref: 'link' }],
  ['area', { href: 'link' }],
  ['img', { src: 'image', srcSet: 'images', longDesc: 'link' }],
  ['image', picture],
  ['feImage', picture],
  ['use', picture],
  ['input', { src: 'image', formAction: 'service' }],
  ['button', { formAction: 'service' }],
  ['form', { action: 'service' }],
  ['video', { src: 'asset', poster: 'image' }],
  ['audio', { src: 'asset' }],
  ['source', { src: 'asset', srcSet: 'images' }],
  ['track', { src: 'asset' }],
  ['iframe', { src: 'asset', longDesc: 'link' }],
  ...['blockquote', 'del', 'ins', 'q'].map((tagName) => [tagName, quoted] as const),
  ...['body', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'].map((tagName) => [tagName, backdrop] as const),
]);

/** @returns the addresses of an element that linking must resolve */
export function elementUrls({ tagName, properties: own }: Pick<BodyElement, 'tagName' | 'properties'>): ElementUrl[] {
  // Footnote references and back references link to each other, so they need no resolution.
  if ('dataFootnoteRef' in own || 'dataFootnoteBackref' in own) return [];
  const named = properties.get(tagName) ?? {};
  return Object.entries(named).flatMap(([name, kind]): ElementUrl[] => {
    const value = own[name];
    if (kind === 'images')
      return readSrcSet(value).map(({ url }, index) => ({ name: `${name}.${index}`, kind: 'image', url }));
    if (typeof value !== 'string' || value === '') return [];
    // `#id` on an SVG element refers to a part of the same SVG.
    if (named === picture && value.startsWith('#')) return [];
    return kind === 'service' ? [{ name, kind: 'link', url: value, isService: true }] : [{ name, kind, url: value }];
  });
}
