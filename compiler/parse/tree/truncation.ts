import type { Root } from 'mdast';
import { visit } from './visit.ts';

/**
 * Finds the marker that ends a post's excerpt. One that is shown as code marks nothing.
 *
 * @param text what the tree was made of
 * @param marker the source of a regular expression
 * @returns where the marker starts, as an offset into the text
 */
export function truncationOffset(tree: Root, text: string, marker: string): number | undefined {
  const marks = [...text.matchAll(new RegExp(marker, 'g'))];
  if (marks.length === 0) return undefined;
  const code: { start: number; end: number }[] = [];
  visit(tree, (node) => {
    if (node.type !== 'code' && node.type !== 'inlineCode') return;
    code.push({ start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 });
  });
  let next = 0;
  for (const { index } of marks) {
    while (next < code.length && code[next]!.end <= index) next += 1;
    if (next === code.length || code[next]!.start > index) return index;
  }
  return undefined;
}
