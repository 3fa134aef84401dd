import type { BodyElement, Json, PropertyValue } from '../../../corpus/schema/index.ts';
import { jsxProperties } from '../../html/jsx-properties.ts';
import { labelled } from '../../html/lower-svg.ts';
import { renameIds, type Rename } from '../pages/suffix-ids.ts';

/**
 * Replaces a component with an SVG element. The component's props become attributes, and override attributes of the
 * file. `title` becomes the accessible name. The result contains no scripts if the props contain none.
 *
 * @param rename returns an id that is unique on the page, for an id in the SVG
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
