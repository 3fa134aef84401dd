import type { BodyNode } from '../../corpus/schema/index.ts';

/** @returns the ids in a body, in document order; one that is given twice stands there twice */
export function idsOf(nodes: readonly BodyNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return [];
    const { id } = node.type === 'element' ? node.properties : node.props;
    return [...(typeof id === 'string' ? [id] : []), ...idsOf(node.children)];
  });
}
