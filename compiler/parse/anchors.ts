import type { BodyNode } from '../corpus/body.ts';

/** @returns every id in a body that a link may aim at, in document order, once each */
export function anchorsOf(body: readonly BodyNode[]): string[] {
  return [...new Set(body.flatMap(idsIn))];
}

function idsIn(node: BodyNode): string[] {
  if (node.type === 'text') return [];
  const own =
    node.type === 'component' ? [node.props.id] : [node.properties.id, node.tagName === 'a' ? node.properties.name : undefined];
  return [...own.filter((id) => typeof id === 'string' && id !== ''), ...node.children.flatMap(idsIn)] as string[];
}
