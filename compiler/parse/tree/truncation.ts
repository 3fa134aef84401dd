import type { Nodes, Root } from 'mdast';
import { visit } from './visit.ts';

/**
 * Finds the marker that ends a post's excerpt. A marker in code, a formula or an attribute doesn't count.
 *
 * @param text the source of the tree
 * @param marker the source of a regular expression
 * @returns the offset of the marker in the text; undefined without a marker
 */
export function truncationOffset(tree: Root, text: string, marker: string): number | undefined {
  const marks = [...text.matchAll(new RegExp(marker, 'g'))];
  if (marks.length === 0) return undefined;
  const opaque: { start: number; end: number }[] = [];
  visit(tree, (node) => {
    const end = opaqueEnd(node as Nodes);
    if (end !== undefined) opaque.push({ start: node.position?.start.offset ?? 0, end });
  });
  let next = 0;
  for (const { index } of marks) {
    while (next < opaque.length && opaque[next]!.end <= index) next += 1;
    if (next === opaque.length || opaque[next]!.start > index) return index;
  }
  return undefined;
}

/** @returns the offset before which a marker in the node is ignored; undefined if no marker in the node is ignored */
function opaqueEnd(node: Nodes): number | undefined {
  const end = node.position?.end.offset;
  switch (node.type) {
    case 'code':
    case 'inlineCode':
    case 'math':
    case 'inlineMath':
    case 'mdxjsEsm':
      return end;
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return node.data?.estree?.body.length === 0 ? undefined : end;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return node.attributes.length === 0 ? undefined : (node.children[0]?.position?.start.offset ?? end);
    default:
      return undefined;
  }
}
