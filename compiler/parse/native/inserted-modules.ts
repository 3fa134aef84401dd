import type { Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdx';
import type { Node } from 'unist';
import { visit } from '../tree/visit.ts';

/** @returns the imports and exports of a tree; as source where possible, because a plugin may copy nodes */
export function modulesIn(tree: Node): Set<string | MdxjsEsm> {
  return new Set(nodesIn(tree).map(identify));
}

/** @returns a tree with only the imports and exports that `known` lacks */
export function newModules(tree: Node, known: ReadonlySet<string | MdxjsEsm>): Root {
  return { type: 'root', children: nodesIn(tree).filter((node) => !known.has(identify(node))) };
}

// Identifies a node by its source. If a plugin inserted only an AST, by the node itself.
function identify(node: MdxjsEsm): string | MdxjsEsm {
  return node.value || node;
}

function nodesIn(tree: Node): MdxjsEsm[] {
  const nodes: MdxjsEsm[] = [];
  visit(tree, 'mdxjsEsm', (node) => {
    nodes.push(node as MdxjsEsm);
  });
  return nodes;
}
