import { find, html, svg, type Info } from 'property-information';
import { isInheritedName } from '../values/objects.ts';

/** Information about an HTML or SVG attribute. */
export type PropertyInfo = Pick<Info, 'property' | 'attribute'> & Partial<Info>;

/**
 * Finds an attribute by its HTML name or its property name.
 *
 * @param first which language to prefer, if both have the attribute
 * @returns for an unknown name, only the name itself
 */
export function findProperty(name: string, first: 'html' | 'svg' = 'html'): PropertyInfo {
  // The package property-information would return inherited properties for names such as `constructor`.
  if (isInheritedName(name.toLowerCase())) return { property: name, attribute: name };
  const [usual, other] = first === 'html' ? [html, svg] : [svg, html];
  const known = find(usual, name);
  return known.defined ? known : find(other, name);
}
