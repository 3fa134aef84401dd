import type { BodyElement, Json, PropertyValue } from '../../../corpus/schema/index.ts';
import { jsxProperties } from '../../html/jsx-properties.ts';
import { labelled } from '../../html/lower-svg.ts';
import { suffixIds } from '../pages/suffix-ids.ts';

/**
 * A picture in the place of a component, with its props as attributes: they override those of the file, and `title` is its
 * label. Safe props in, a safe element out.
 *
 * @param suffix added to the ids of the picture, where others of the page may have the same
 */
export function inlineSvg(
  picture: BodyElement,
  { title, ...props }: Record<string, Json>,
  suffix: string,
): BodyElement {
  const [own] = suffix === '' ? [picture] : (suffixIds([picture], suffix, '') as [BodyElement]);
  const given = Object.entries(jsxProperties(props)).filter(([, value]) => value !== undefined && value !== false);
  const svg = {
    ...own,
    properties: { ...own.properties, ...(Object.fromEntries(given) as Record<string, PropertyValue>) },
  };
  return typeof title === 'string' && title !== '' ? labelled(svg, title) : svg;
}
