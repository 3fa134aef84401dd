import type { BodyNode } from '../../../../corpus/index.ts';

/**
 * @param id the id of a footnote at the end of a page
 * @returns the footnote's content without the link back to its reference; empty if there is no such footnote
 */
export function footnoteNodes(nodes: BodyNode[], id: string): BodyNode[] {
  for (const node of nodes) {
    if (node.type === 'text') continue;
    if (node.type === 'element' && node.properties.id === id) return node.children.flatMap(withoutWayBack);
    const found = footnoteNodes(node.children, id);
    if (found.length > 0) return found;
  }
  return [];
}

function withoutWayBack(node: BodyNode): BodyNode[] {
  if (node.type === 'text') return [node];
  if (node.type === 'element' && 'dataFootnoteBackref' in node.properties) return [];
  return [{ ...node, children: node.children.flatMap(withoutWayBack) }];
}
