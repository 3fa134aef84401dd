import type { ElementContent, Element, ElementData } from 'hast';
import type { BodyElement } from '../../../corpus/schema/body.ts';
import type { Json } from '../../../corpus/schema/json.ts';
import { readSrcSet } from '../../../corpus/url/srcset.ts';
import type { AwaitedData, ComponentNode, ComponentUrl } from '../../html/component-node.ts';
import type { Attributes } from '../mdx/attributes.ts';
import type { Awaited } from '../mdx/evaluate.ts';
import { jsxProperties, jsxProperty } from '../../html/jsx-properties.ts';
import { isObject } from '../../values/objects.ts';
import { elementUrls } from './element-urls.ts';

/** Creates a component node from attributes that are data. Addresses in these attributes become references. */
export function plainComponent(
  name: string,
  { values, files, awaited }: Attributes,
  children: ElementContent[],
): ComponentNode {
  return {
    type: 'component',
    name,
    props: values,
    urls: propUrls(name, values, files),
    ...awaitedProps(awaited),
    children,
  };
}

/**
 * Creates an HTML element from a JSX element with a lower-case name. Attributes that are not plain values are
 * left out.
 */
export function toElement(tagName: string, { values, awaited }: Attributes, children: ElementContent[]): Element {
  const later = Object.entries(awaited).flatMap(([name, value]) => {
    const property = jsxProperty(name, '');
    return property ? [[property.name, value] as const] : [];
  });
  const element: Element = { type: 'element', tagName, properties: jsxProperties(values), children };
  return later.length > 0 ? { ...element, data: awaitedProps(Object.fromEntries(later)) as ElementData } : element;
}

/** Groups the values that the link stage inserts: `data` of other files, and `given` props of a partial. */
export function awaitedProps(awaited: Record<string, Awaited>): {
  data?: Record<string, AwaitedData>;
  given?: Record<string, readonly string[]>;
} {
  const data: Record<string, AwaitedData> = {};
  const given: Record<string, readonly string[]> = {};
  for (const [name, value] of Object.entries(awaited)) {
    if (value.kind === 'given') given[name] = value.keys;
    else data[name] = value;
  }
  return { ...(Object.keys(data).length > 0 && { data }), ...(Object.keys(given).length > 0 && { given }) };
}

const imageFile = /\.(?:png|jpe?g|gif|webp|avif|svg|ico|bmp)$/i;

/**
 * Finds the props of a component that contain addresses. `href` and `to` point to pages. `src`, and values from
 * `require`, `useBaseUrl` or imports, point to files. For an HTML element that code renders, the rules of the element
 * apply. An `Image` may have several addresses.
 *
 * @param files path of keys → value from `require`, `useBaseUrl` or an import
 */
function propUrls(
  name: string,
  values: Record<string, Json>,
  files: Record<string, string>,
): NonNullable<ComponentNode['urls']> {
  const urls: NonNullable<ComponentNode['urls']> = {};
  const add = (key: string, url: unknown, kind?: ComponentUrl['kind']) => {
    if (typeof url === 'string' && url !== '') urls[key] ??= { kind: kind ?? kindOf(key, url), url };
  };
  for (const [key, url] of Object.entries(files)) add(key, url);
  if (/^[a-z]/.test(name)) return { ...urlsOfElement(name, values), ...urls };
  for (const key of ['href', 'to', 'src']) add(key, values[key]);
  if (name === 'Image' || name === 'ThemedImage') {
    for (const key of ['img', 'srcDark']) add(key, values[key], 'image');
    if (isObject(values.sources))
      for (const [mode, url] of Object.entries(values.sources)) add(`sources.${mode}`, url, 'image');
    for (const [index, { url }] of readSrcSet(values.srcSet).entries()) add(`srcSet.${index}`, url, 'image');
  }
  return urls;
}

/** Finds the addresses of an HTML element, by JSX attribute names. */
function urlsOfElement(tagName: string, values: Record<string, Json>): NonNullable<ComponentNode['urls']> {
  const jsxNames = new Map(Object.keys(values).map((name) => [jsxProperty(name, '')?.name, name]));
  const properties = jsxProperties(values) as BodyElement['properties'];
  return Object.fromEntries(
    elementUrls({ tagName, properties }).map(({ name, ...address }) => {
      const [property, ...index] = name.split('.');
      return [[jsxNames.get(property), ...index].join('.'), address];
    }),
  );
}

function kindOf(name: string, url: string): ComponentUrl['kind'] {
  if (name === 'href' || name === 'to') return 'link';
  return imageFile.test(url.replace(/[?#].*$/s, '')) ? 'image' : 'asset';
}
