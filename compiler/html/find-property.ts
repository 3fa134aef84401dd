import { find, html, svg, type Info } from 'property-information';
import { isInheritedName } from '../values/objects.ts';

/** The library's data about an attribute of HTML or SVG, by either of its names. */
export type PropertyInfo = Pick<Info, 'property' | 'attribute'> & Partial<Info>;

/**
 * @param first the language whose attribute wins if both have it
 * @returns data about an attribute; for an unknown name, only the name itself
 */
export function findProperty(name: string, first: 'html' | 'svg' = 'html'): PropertyInfo {
  // The library reads inherited names, such as `constructor`, as attributes without data.
  if (isInheritedName(name.toLowerCase())) return { property: name, attribute: name };
  const [usual, other] = first === 'html' ? [html, svg] : [svg, html];
  const known = find(usual, name);
  return known.defined ? known : find(other, name);
}
