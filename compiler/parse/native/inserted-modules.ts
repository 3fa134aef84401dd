import type { Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdx';
import type { Node } from 'unist';
import { visit } from '../tree/visit.ts';

/** @returns the imports and exports of a tree as source, because a plugin may copy nodes */
export function modulesIn(tree: Node): Set<string | MdxjsEsm> {
  return new Set(nodesIn(tree).map(identify));
}

/** @returns a tree of the imports and exports that are new */
export function newModules(tree: Node, known: ReadonlySet<string | MdxjsEsm>): Root {
  return { type: 'root', children: nodesIn(tree).filter((node) => !known.has(identify(node))) };
}

// Some plugins insert only the syntax tree of code.
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
