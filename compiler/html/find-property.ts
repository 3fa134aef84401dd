import { find, html, svg, type Info } from 'property-information';
import { isInheritedName } from '../values/objects.ts';

/** Information about an HTML or SVG attribute. */
export type PropertyInfo = Pick<Info, 'property' | 'attribute'> & Partial<Info>;

/**
 * Finds an attribute by its HTML name or its property name.
 *
 * @param first the language whose attribute is returned if HTML and SVG both have the attribute
 * @returns the attribute's data; for an unknown attribute, only its name
 */
export function findProperty(name: string, first: 'html' | 'svg' = 'html'): PropertyInfo {
  // The package property-information would return inherited properties for names such as `constructor`.
  if (isInheritedName(name.toLowerCase())) return { property: name, attribute: name };
  const [usual, other] = first === 'html' ? [html, svg] : [svg, html];
  const known = find(usual, name);
  return known.defined ? known : find(other, name);
}
