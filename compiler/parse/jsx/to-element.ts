import type { Element, ElementContent } from 'hast';
import type { Json } from '../../corpus/json.ts';
import { jsxProperties } from '../../html/jsx-properties.ts';

/** @returns an HTML element for JSX whose name is that of one; attributes that are no plain values are left out */
export function toElement(tagName: string, attributes: Record<string, Json>, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: jsxProperties(attributes), children };
}
