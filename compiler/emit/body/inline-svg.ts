import type { BodyElement, BodyNode, Json, PropertyValue } from '../../../corpus/schema/index.ts';
import { idsOf } from '../../../corpus/body/nodes-of.ts';
import { jsxProperties } from '../../html/jsx-properties.ts';
import { labelled } from '../../html/lower-svg.ts';

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
  const own = withOwnIds(picture, suffix);
  const given = Object.entries(jsxProperties(props)).filter(([, value]) => value !== undefined && value !== false);
  const svg = {
    ...own,
    properties: { ...own.properties, ...(Object.fromEntries(given) as Record<string, PropertyValue>) },
  };
  return typeof title === 'string' && title !== '' ? labelled(svg, title) : svg;
}

function withOwnIds(picture: BodyElement, suffix: string): BodyElement {
  const ids = new Set(suffix === '' ? [] : idsOf([picture]));
  if (ids.size === 0) return picture;
  const rename = (id: string) => (ids.has(id) ? id + suffix : id);
  const renameIn = (name: string, value: PropertyValue): PropertyValue => {
    if (typeof value !== 'string') return value;
    if (name === 'id') return rename(value);
    if (name === 'href' || name === 'xLinkHref') return value.startsWith('#') ? `#${rename(value.slice(1))}` : value;
    return value.replace(
      /url\((["']?)#([^"')]+)\1\)/g,
      (_, quote: string, id: string) => `url(${quote}#${rename(id)}${quote})`,
    );
  };
  const renamed = <Node extends BodyNode>(node: Node): Node => {
    if (node.type !== 'element') return node;
    const properties = Object.fromEntries(
      Object.entries(node.properties).map(([name, value]) => [name, renameIn(name, value)]),
    );
    return { ...node, properties, children: node.children.map(renamed) };
  };
  return renamed(picture);
}
