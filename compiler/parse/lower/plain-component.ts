import type { ElementContent, Element, ElementData } from 'hast';
import type { ComponentNode } from '../../html/component-node.ts';
import type { Attributes } from '../mdx/attributes.ts';
import { awaitedProps } from './awaited-props.ts';
import { propUrls } from './prop-urls.ts';
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
