import type { BodyNode } from '../../corpus/schema/index.ts';

/**
 * Returns a key for each node of a list: its kind, with the number of earlier nodes of that kind. So nodes with
 * state, such as open tabs or typed text, keep it when paragraphs change next to them.
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
