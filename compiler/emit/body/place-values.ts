import type { Element } from 'hast';
import type { BodyComponent, BodyElement, Json, PropertyValue } from '../../../corpus/schema/index.ts';
import { jsxProperty } from '../../html/jsx-properties.ts';
import { safeProps, safeProperties } from '../../html/safety.ts';
import type { ResolvedReference } from '../../link/link.ts';
import { readSrcSet, writeSrcSet } from '../../../corpus/url/srcset.ts';
import { missingSize } from './missing-size.ts';

/** The path of a property (`src`, `sources.light`) and its resolved value. */
export type Placement = readonly [name: string, ResolvedReference];

/** @returns the element with resolved addresses and values */
export function placeInElement(element: BodyElement, placements: readonly Placement[]): BodyElement {
  const properties = { ...element.properties };
  for (const [name, reference] of placements) {
    if (reference.kind === 'data') setProperty(properties, element.tagName, name, reference.value);
    if (!('href' in reference)) continue;
    setAddress(properties, name, reference.href);
    if (reference.kind !== 'file') continue;
    if (element.tagName === 'a') properties.target ??= reference.target;
    if (element.tagName === 'img' && name === 'src') Object.assign(properties, missingSize(properties, reference));
  }
  return { ...element, properties };
}

/**
 * Sets an address in a property.
 *
 * @param name path of a property. For an image in a `srcset`, it ends with the index of the image: `srcSet.1`
 */
function setAddress(properties: Record<string, PropertyValue | Json>, name: string, href: string): void {
  const keys = name.split('.');
  const candidates = keys[0] === 'srcSet' && keys.length > 1 ? readSrcSet(properties.srcSet) : [];
  const candidate = candidates[Number(keys[1])];
  if (candidate) candidate.url = href;
  setAt(properties as Record<string, Json>, candidate ? ['srcSet'] : keys, candidate ? writeSrcSet(candidates) : href);
}

// Sets a property to a value that was imported from another file. The value gets the same safety checks as properties
// in the document.
function setProperty(
  properties: BodyElement['properties'],
  tagName: string,
  name: string,
  value: Json | undefined,
): void {
  delete properties[name];
  const property = value === undefined || value === false ? undefined : jsxProperty(name, value);
  if (!property) return;
  const element: Element = { type: 'element', tagName, properties: { [property.name]: property.value }, children: [] };
  if (property.name in safeProperties(element, () => {})) properties[property.name] = property.value;
}

/** @returns the component with resolved addresses and values */
export function placeInProps(component: BodyComponent, placements: readonly Placement[]): BodyComponent {
  const props = structuredClone(component.props);
  for (const [name, reference] of placements) {
    if ('href' in reference) setAddress(props, name, reference.href);
    else if (reference.kind === 'data') setAt(props, name.split('.'), reference.value);
  }
  const hasData = placements.some(([, { kind }]) => kind === 'data');
  return { ...component, props: hasData ? safeProps(props, () => {}) : props };
}

type Container = Record<string, Json> | Json[];

function setAt(container: Container, [name, ...rest]: string[], value: Json | undefined): void {
  const inner = Object.hasOwn(container, name!) ? (container as Record<string, Json>)[name!] : undefined;
  if (rest.length > 0 && typeof inner === 'object' && inner !== null) setAt(inner, rest, value);
  else if (value !== undefined)
    Object.defineProperty(container, name!, { value, enumerable: true, configurable: true, writable: true });
  // A list item without a value becomes `null`. Removing it would change the index of the following items.
  else if (Array.isArray(container)) container[Number(name)] = null;
  else delete container[name!];
}
