import type { Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdx';
import type { Node } from 'unist';
import { visit } from '../tree/visit.ts';

/** @returns what a tree imports and exports, as it is written: a plugin may copy nodes */
export function modulesIn(tree: Node): Set<string | MdxjsEsm> {
  return new Set(nodesIn(tree).map(identify));
}

/** @returns a tree of the imports and exports that were not there before */
export function newModules(tree: Node, known: ReadonlySet<string | MdxjsEsm>): Root {
  return { type: 'root', children: nodesIn(tree).filter((node) => !known.has(identify(node))) };
}

// Some plugins give the syntax tree of code alone.
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
