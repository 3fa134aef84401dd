import type { Html, Nodes } from 'mdast';
import { finding } from '../../diagnostics/catalogue.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { tagDepth } from '../../html/lower-html.ts';
import { maxDepth } from '../../html/safety.ts';
import { byWord } from '../../values/words.ts';
import { rangeOf } from '../place-of.ts';

/**
 * Node type → weight, for types whose weight is not 1. Such a node becomes several elements, or is also in other data,
 * such as the table of contents. `npm run growth` measures the times.
 */
const weights = byWord([
  ['listItem tableRow', 2],
  ['inlineMath mdxFlowExpression mdxTextExpression', 4],
  ['link linkReference', 5],
  ['heading math', 6],
  ['blockquote containerDirective mdxjsEsm', 7],
  ['footnoteDefinition footnoteReference', 9],
  ['table', 10],
  ['code', 12],
]);
/**
 * Maximum number of cells in a table. The parser adds cells to short rows. So a long first row and many rows give a
 * quadratic number of cells.
 */
const mostCells = 300_000;

/**
 * Checks the size and depth of a tree and of its raw HTML, without recursion. Later steps walk the tree recursively.
 *
 * @param mostNodes maximum weight. Larger trees take too long to process, in the compiler and in browsers
 * @returns the error, if the tree is too large or too deep
 */
export function checkTree(tree: Nodes, mostNodes: number): Finding | undefined {
  const html: Html[] = [];
  let level: Nodes[] = [tree];
  let count = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth) return tooDeep(level[0]!);
    const below: Nodes[] = [];
    for (const node of level) {
      count += weightOf(node);
      if (count > mostNodes) return finding('tree-too-large', rangeOf(node), { limit: mostNodes, of: 'nodes' });
      if (node.type === 'table' && (node.align?.length ?? 0) * node.children.length > mostCells)
        return finding('markup-too-dense', rangeOf(node), { mark: '|', limit: mostCells });
      if (node.type === 'html') html.push(node);
      else if ('children' in node) for (const child of node.children) below.push(child);
    }
    level = below;
  }
  if (html.length === 0) return undefined;
  html.sort((a, b) => offset(a) - offset(b));
  const { depth, offset: reached } = tagDepth(html.map(({ value }) => value).join(''));
  return depth > maxDepth ? tooDeep(nodeAt(html, reached)) : undefined;
}

/** @returns the total weight of a tree */
export function weightOfTree(node: Nodes): number {
  let weight = 0;
  for (let level: Nodes[] = [node]; level.length > 0;) {
    for (const each of level) weight += weightOf(each);
    level = level.flatMap((each): Nodes[] => ('children' in each ? each.children : []));
  }
  return weight;
}

/** The number of characters of a formula whose weight is 1. */
const formulaPart = 4;

function weightOf(node: Nodes): number {
  const weight = weights.get(node.type) ?? 1;
  // KaTeX creates elements for each character of a formula.
  if (node.type === 'inlineMath' || node.type === 'math') return weight + Math.ceil(node.value.length / formulaPart);
  // A block of npm commands becomes four tabs: npm and three other package managers.
  return node.type === 'code' && node.meta?.includes('npm2yarn') ? 4 * weight : weight;
}

function tooDeep(node: Nodes): Finding {
  return finding('nesting-too-deep', rangeOf(node), { limit: maxDepth });
}

function offset({ position }: Nodes): number {
  return position?.start.offset ?? 0;
}

function nodeAt(html: readonly Html[], reached: number): Html {
  let passed = 0;
  return html.find(({ value }) => (passed += value.length) > reached) ?? html[0]!;
}
