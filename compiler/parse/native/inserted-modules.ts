import type { Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdx';
import type { Node } from 'unist';
import { visit } from '../tree/visit.ts';

/**
 * @returns the source of each import and export in a tree, or the node if it has no source. Nodes are identified by
 * source, because plugins may copy them
 */
export function modulesIn(tree: Node): Set<string | MdxjsEsm> {
  return new Set(nodesIn(tree).map(identify));
}

/** @returns a tree that contains only imports and exports that are not in `known` */
export function newModules(tree: Node, known: ReadonlySet<string | MdxjsEsm>): Root {
  return { type: 'root', children: nodesIn(tree).filter((node) => !known.has(identify(node))) };
}

// Identifies a node by its source, or by the node itself if a plugin inserted only an AST.
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
