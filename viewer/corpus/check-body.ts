import type { BodyNode } from '../../corpus/schema/index.ts';
import { isObject, malformed } from './shape.ts';

/** The maximum depth of a tree. React's commit phase is recursive, so a deeper tree could overflow its stack. */
const maxDepth = 250;

/**
 * Checks a tree from the corpus, so that rendering can rely on its types. The check is not recursive, because the
 * depth of the tree is unknown.
 *
 * @throws CorpusError
 */
export function checkNodes(nodes: unknown, name: string): asserts nodes is BodyNode[] {
  const pending: { list: unknown; depth: number }[] = [{ list: nodes, depth: 1 }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    if (!Array.isArray(next.list)) throw malformed(name, 'contains a node without a list of children');
    if (next.depth > maxDepth) throw malformed(name, `is nested deeper than ${maxDepth} levels`);
    for (const node of next.list) {
      if (!isNode(node)) throw malformed(name, 'contains something that is not a node of a body');
      if (node.type !== 'text') pending.push({ list: node.children, depth: next.depth + 1 });
    }
  }
}

function isNode(node: unknown): node is { type: string; children?: unknown } {
  if (!isObject(node)) return false;
  switch (node.type) {
    case 'text':
      return typeof node.value === 'string';
    case 'element':
      return typeof node.tagName === 'string' && isObject(node.properties);
    case 'component':
      return typeof node.name === 'string' && isObject(node.props);
    default:
      return false;
  }
}
