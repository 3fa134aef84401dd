import type { BodyElement, Json, PropertyValue } from '../../../corpus/schema/index.ts';
import { jsxProperties } from '../../html/jsx-properties.ts';
import { labelled } from '../../html/lower-svg.ts';
import { renameIds, type Rename } from '../pages/suffix-ids.ts';

/**
 * Replaces a component with an SVG. Its props become attributes and override the attributes of the file; `title` is the
 * accessible label. If the props are safe, the element is safe.
 *
 * @param rename returns an id of the SVG that is unique on the page
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
