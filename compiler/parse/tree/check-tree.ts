import type { Html, Nodes } from 'mdast';
import { finding } from '../../diagnostics/catalogue.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { tagDepth } from '../../html/lower-html.ts';
import { maxDepth } from '../../html/safety.ts';
import { byWord } from '../../values/words.ts';
import { rangeOf } from '../place-of.ts';

/**
 * What counts as more than one node, as it costs more: it makes several elements of the page, or stands in its table of
 * contents, in the search and among its anchors too. `npm run growth` tells by how much.
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
/** Of one table: each row gets as many as the first has, so that their number grows with the square of the text. */
const mostCells = 300_000;

/**
 * @param mostNodes more than that take longer than a page is worth, here and in every reader's browser
 * @returns where a tree, or the raw HTML in it, nests too deep for the recursive walks that follow, or is too large; this
 *   is none
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

/** @returns what all nodes of a tree count */
export function weightOfTree(node: Nodes): number {
  let weight = 0;
  for (let level: Nodes[] = [node]; level.length > 0;) {
    for (const each of level) weight += weightOf(each);
    level = level.flatMap((each): Nodes[] => ('children' in each ? each.children : []));
  }
  return weight;
}

/** In characters: how much of a formula costs as much as one more node. */
const formulaPart = 4;

function weightOf(node: Nodes): number {
  const weight = weights.get(node.type) ?? 1;
  // Each sign of it makes elements of its own.
  if (node.type === 'inlineMath' || node.type === 'math') return weight + Math.ceil(node.value.length / formulaPart);
  // A command for npm is shown for other package managers too.
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
