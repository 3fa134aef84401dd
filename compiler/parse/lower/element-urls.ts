import type { BodyElement } from '../../../corpus/schema/body.ts';
import { readSrcSet } from '../../../corpus/url/srcset.ts';
import type { ComponentUrl } from '../../html/component-node.ts';

/** An address in an attribute. If an attribute contains several, `name` has an index: `srcSet.1`. */
export interface ElementUrl extends ComponentUrl {
  name: string;
}

type Kind = ComponentUrl['kind'] | 'images' | 'service';
type Row = [tagName: string, names: Readonly<Record<string, Kind>>];

const quoted = { cite: 'link' } as const;
const picture = { href: 'image', xLinkHref: 'image' } as const;
const backdrop = { background: 'image' } as const;

/**
 * Attributes that contain an address, by element, with hast's property names. HTML and SVG are covered. Elements and
 * attributes that content must not contain are omitted: `base`, `embed`, `link`, `object`, `script`, `ping`,
 * `manifest`.
 */
const attributes: readonly Row[] = [
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
  ...['blockquote', 'del', 'ins', 'q'].map((tagName): Row => [tagName, quoted]),
  ...['body', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'].map((tagName): Row => [tagName, backdrop]),
];
const attributesOf = new Map(attributes.map(([tagName, names]) => [tagName, Object.entries(names)]));
/** Elements on which `#id` refers to a part of the same SVG. */
const ofSvg = new Set(attributes.filter(([, names]) => names === picture).map(([tagName]) => tagName));

/** @returns the addresses of an element that the link stage must resolve */
export function elementUrls({ tagName, properties: own }: Pick<BodyElement, 'tagName' | 'properties'>): ElementUrl[] {
  const names = attributesOf.get(tagName);
  // Most elements have no address.
  if (!names?.some(([name]) => own[name] !== undefined)) return [];
  // Footnote references and back references link to each other, so they need no resolution.
  if ('dataFootnoteRef' in own || 'dataFootnoteBackref' in own) return [];
  return names.flatMap(([name, kind]): ElementUrl[] => {
    const value = own[name];
    if (kind === 'images')
      return readSrcSet(value).map(({ url }, index) => ({ name: `${name}.${index}`, kind: 'image', url }));
    if (typeof value !== 'string' || value === '') return [];
    if (value.startsWith('#') && ofSvg.has(tagName)) return [];
    return kind === 'service' ? [{ name, kind: 'link', url: value, isService: true }] : [{ name, kind, url: value }];
  });
}
