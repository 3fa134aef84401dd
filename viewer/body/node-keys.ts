import type { BodyNode } from '../../corpus/schema/index.ts';

/**
 * Returns a React key for each node of a list: `p 3` for the fourth paragraph. So React preserves the state of a
 * component, such as an open tab, when nodes next to it change.
 */
export function nodeKeys(nodes: readonly BodyNode[]): string[] {
  const counts = new Map<string, number>();
  return nodes.map((node) => {
    const kind = kindOf(node);
    const before = counts.get(kind) ?? 0;
    counts.set(kind, before + 1);
    return `${kind} ${before}`;
  });
}

function kindOf(node: BodyNode): string {
  if (node.type === 'text') return '';
  return node.type === 'element' ? node.tagName : node.name;
}
