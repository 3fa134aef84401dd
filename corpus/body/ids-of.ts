import { componentNames } from '../components.ts';
import type { BodyNode } from '../types.ts';

/** The viewer's components that render their prop `id`. */
const withId = new Set<string>(['Admonition', 'Details']);
const withoutId = new Set<string>([...componentNames, 'Partial', 'Value'].filter((name) => !withId.has(name)));

/**
 * @returns the HTML id of a node on the rendered page, if it has one. For a component of a site, this is the prop
 * `id`, which the component probably renders
 */
export function idOf(node: BodyNode): string | undefined {
  if (node.type === 'text' || (node.type === 'component' && withoutId.has(node.name))) return undefined;
  const { id } = node.type === 'element' ? node.properties : node.props;
  return typeof id === 'string' && id !== '' ? id : undefined;
}

/** @returns the ids in a body, in document order. An id that occurs twice is listed twice */
export function idsOf(nodes: readonly BodyNode[]): string[] {
  return nodes.flatMap((node) => (node.type === 'text' ? [] : [...[idOf(node) ?? []].flat(), ...idsOf(node.children)]));
}
