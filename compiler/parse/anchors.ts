import type { BodyNode } from '../../corpus/schema/body.ts';

/** @returns every id in a body that a link may aim at, in document order, once each */
export function anchorsOf(body: readonly BodyNode[]): string[] {
  const ids = new Set<string>();
  for (const node of body) addIds(node, ids);
  return [...ids];
}

function addIds(node: BodyNode, ids: Set<string>): void {
  if (node.type === 'text') return;
  add(node.type === 'component' ? node.props.id : node.properties.id, ids);
  if (node.type === 'element' && node.tagName === 'a') add(node.properties.name, ids);
  for (const child of node.children) addIds(child, ids);
}

function add(id: unknown, ids: Set<string>): void {
  if (typeof id === 'string' && id !== '') ids.add(id);
}
