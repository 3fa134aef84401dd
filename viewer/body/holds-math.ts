import type { BodyNode } from '../../corpus/schema/index.ts';

/** Whether a formula, which is an element of class `katex`, lies anywhere in the trees. */
export function holdsMath(nodes: BodyNode[]): boolean {
  return nodes.some((node) => {
    if (node.type === 'text') return false;
    if (node.type === 'element' && [node.properties.className].flat().includes('katex')) return true;
    return holdsMath(node.children);
  });
}
