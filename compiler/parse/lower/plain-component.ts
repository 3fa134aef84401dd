import type { ElementContent, Element, ElementData } from 'hast';
import type { Json } from '../../../corpus/schema/json.ts';
import type { AwaitedData, ComponentNode } from '../../html/component-node.ts';
import type { Attributes } from '../mdx/attributes.ts';
import type { Awaited } from '../mdx/evaluate.ts';
import { jsxProperties, jsxProperty } from '../../html/jsx-properties.ts';

/** A component with those of its attributes that are data. */
export function plainComponent(
  name: string,
  { values, files, awaited }: Attributes,
  children: ElementContent[],
): ComponentNode {
  return { type: 'component', name, props: values, urls: propUrls(values, files), ...awaitedProps(awaited), children };
}

/** @returns an HTML element for JSX whose name is that of one; attributes that are no plain values are left out */
export function toElement(tagName: string, { values, awaited }: Attributes, children: ElementContent[]): Element {
  const later = Object.entries(awaited).flatMap(([name, value]) => {
    const property = jsxProperty(name, '');
    return property ? [[property.name, value] as const] : [];
  });
  const element: Element = { type: 'element', tagName, properties: jsxProperties(values), children };
  return later.length > 0 ? { ...element, data: awaitedProps(Object.fromEntries(later)) as ElementData } : element;
}

/** Sorts what is known later by where it comes from: other files, or the props of a partial. */
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
 * The props of a component that hold addresses: `href` and `to` lead to pages, `src` to a file, and any that came
 * from `require`, `useBaseUrl` or an import.
 *
 * @param files those that came so, by the keys that lead to them
 */
function propUrls(values: Record<string, Json>, files: Record<string, string>): NonNullable<ComponentNode['urls']> {
  const urls: NonNullable<ComponentNode['urls']> = {};
  for (const [name, url] of Object.entries(files)) urls[name] = { kind: kindOf(name, url), url };
  for (const name of ['href', 'to', 'src']) {
    const url = values[name];
    if (typeof url === 'string' && url !== '') urls[name] ??= { kind: kindOf(name, url), url };
  }
  return urls;
}

function kindOf(name: string, url: string): 'link' | 'image' | 'asset' {
  if (name === 'href' || name === 'to') return 'link';
  return imageFile.test(url.replace(/[?#].*$/s, '')) ? 'image' : 'asset';
}
