import { componentNames } from '../components.ts';
import type { BodyNode } from '../types.ts';

/** Components of the viewer that render their `id`. A component of the site may render its `id` as well. */
const withId = new Set<string>(['Admonition', 'Details']);
const withoutId = new Set<string>([...componentNames, 'Partial', 'Value'].filter((name) => !withId.has(name)));

/** @returns the id that a node has on the page */
export function idOf(node: BodyNode): string | undefined {
  if (node.type === 'text' || (node.type === 'component' && withoutId.has(node.name))) return undefined;
  const { id } = node.type === 'element' ? node.properties : node.props;
  return typeof id === 'string' && id !== '' ? id : undefined;
}

/** @returns the ids in a body, in document order; a repeated id is repeated in the list */
export function idsOf(nodes: readonly BodyNode[]): string[] {
  return nodes.flatMap((node) => (node.type === 'text' ? [] : [...[idOf(node) ?? []].flat(), ...idsOf(node.children)]));
}
