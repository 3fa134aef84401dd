import { find, html, svg, type Info } from 'property-information';
import { isInheritedName } from '../values/objects.ts';

/** What is known of an attribute of HTML or SVG, by either of its names. */
export type PropertyInfo = Pick<Info, 'property' | 'attribute'> & Partial<Info>;

/**
 * @param first whose attributes come first where both have one
 * @returns what is known of an attribute; of a name that neither has, the name itself
 */
export function findProperty(name: string, first: 'html' | 'svg' = 'html'): PropertyInfo {
  // The library takes what every object has, such as `constructor`, for an attribute, and finds nothing about it.
  if (isInheritedName(name.toLowerCase())) return { property: name, attribute: name };
  const [usual, other] = first === 'html' ? [html, svg] : [svg, html];
  const known = find(usual, name);
  return known.defined ? known : find(other, name);
}
