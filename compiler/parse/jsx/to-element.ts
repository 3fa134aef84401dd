import type { Element, ElementContent, Properties } from 'hast';
import { find, html, svg } from 'property-information';
import type { Json } from '../../corpus/json.ts';
import { cssText } from './css-text.ts';

/** @returns an HTML element for JSX whose name is that of one; attributes that are no plain values are left out */
export function toElement(tagName: string, attributes: Record<string, Json>, children: ElementContent[]): Element {
  const properties: Properties = {};
  for (const [name, value] of Object.entries(attributes)) {
    const property = toProperty(name, value);
    if (property) properties[property.name] = property.value;
  }
  return { type: 'element', tagName, properties, children };
}

interface Property {
  name: string;
  value: string | number | boolean | string[];
}

function toProperty(name: string, value: Json): Property | undefined {
  if (name === 'key' || name === 'ref' || value === null) return undefined;
  if (name === 'style') return typeof value === 'string' || isObject(value) ? { name, value: cssText(value) } : undefined;
  if (typeof value === 'object') return undefined;
  const known = find(html, name);
  const { property, spaceSeparated, commaSeparated } = known.defined ? known : find(svg, name);
  if (typeof value === 'string' && spaceSeparated) return { name: property, value: value.split(/\s+/).filter(Boolean) };
  if (typeof value === 'string' && commaSeparated) return { name: property, value: value.split(',').map((part) => part.trim()) };
  return { name: property, value };
}

function isObject(value: Json): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
