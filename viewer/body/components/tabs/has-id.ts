import type { BodyNode } from '../../../../corpus/schema/index.ts';
import type { TabItem } from './tab-items.ts';

/** Whether the content of a tab contains an element with an id. */
export function hasId({ nodes }: TabItem, id: string): boolean {
  return nodes.some((node) => isWithin(node, id));
}

function isWithin(node: BodyNode, id: string): boolean {
  if (node.type === 'text') return false;
  const own: unknown = node.type === 'element' ? node.properties?.id : node.props.id;
  return own === id || node.children.some((child) => isWithin(child, id));
}
