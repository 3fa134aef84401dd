import type { BodyNode } from '../../corpus/schema/index.ts';

/**
 * A key for each node of a list: its kind, and how many of that kind stand before it. So what holds a state, open tabs
 * or a text that was typed, keeps it when paragraphs come and go beside it.
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
