import type { Properties } from 'hast';
import type { Json } from '../../corpus/schema/json.ts';
import { cssText } from './css-text.ts';
import { findProperty } from './find-property.ts';
import { isObject } from '../values/objects.ts';

/**
 * Converts JSX attributes to hast properties. Attributes that an element can't have, or whose value is an object, are
 * removed.
 */
export function jsxProperties(attributes: Record<string, Json>): Properties {
  const properties: Properties = {};
  for (const [name, value] of Object.entries(attributes)) {
    const property = jsxProperty(name, value);
    if (property) properties[property.name] = property.value;
  }
  return properties;
}

/** @returns the hast name and value of a JSX attribute; undefined if elements can't have this attribute */
export function jsxProperty(
  name: string,
  value: Json,
): { name: string; value: string | number | boolean | string[] } | undefined {
  if (name === 'key' || name === 'ref' || value === null) return undefined;
  if (name === 'style')
    return typeof value === 'string' || isObject(value) ? { name, value: cssText(value) } : undefined;
  if (typeof value === 'object') return undefined;
  const { property, spaceSeparated, commaSeparated } = findProperty(name);
  if (typeof value === 'string' && spaceSeparated) return { name: property, value: value.split(/\s+/).filter(Boolean) };
  if (typeof value === 'string' && commaSeparated)
    return { name: property, value: value.split(',').map((part) => part.trim()) };
  return { name: property, value };
}
