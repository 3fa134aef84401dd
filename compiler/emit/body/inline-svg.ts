import type { BodyElement, Json, PropertyValue } from '../../../corpus/schema/index.ts';
import { jsxProperties } from '../../html/jsx-properties.ts';
import { labelled } from '../../html/lower-svg.ts';
import { renameIds, type Rename } from '../pages/suffix-ids.ts';

/**
 * A picture in the place of a component, with its props as attributes: they override those of the file, and `title` is its
 * label. Safe props in, a safe element out.
 *
 * @param rename gives the ids of the picture names that no other id of the page has
 */
export function inlineSvg(
  picture: BodyElement,
  { title, ...props }: Record<string, Json>,
  rename: Rename,
): BodyElement {
  const [own] = renameIds([picture], rename) as [BodyElement];
  const given = Object.entries(jsxProperties(props)).filter(([, value]) => value !== undefined && value !== false);
  const svg = {
    ...own,
    properties: { ...own.properties, ...(Object.fromEntries(given) as Record<string, PropertyValue>) },
  };
  return typeof title === 'string' && title !== '' ? labelled(svg, title) : svg;
}
