import type { Parents, Root, RootContent } from 'mdast';
import { isCertain, isCertainText } from '../native/certain-nodes.ts';

/**
 * Checks a tree of the native parser. Also converts inline directives, which are unsupported, back to text:
 * `a :b c`.
 *
 * @param text the source of the tree
 * @returns whether remark certainly creates the same tree
 */
export function verifyTree(tree: Root, text: string, isMdx: boolean): boolean {
  const pending: Parents[] = [tree];
  for (let parent = pending.pop(); parent; parent = pending.pop()) {
    const children = parent.children as RootContent[];
    const end = parent.position?.end.offset ?? text.length;
    let named = false;
    let before: RootContent | undefined;
    for (const node of children) {
      if (!follows(node, before) || node.position!.end.offset! > end || !isCertain(node, parent, text, isMdx))
        return false;
      before = node;
      named ||= node.type === 'textDirective';
      if ('children' in node) pending.push(node);
    }
    if (!named) continue;
    const joined = joinTexts(children);
    if (!joined.every((node) => node.type !== 'text' || isCertainText(node, text, isMdx))) return false;
    parent.children = joined as never;
  }
  return true;
}

// Whether a node certainly follows the previous node as a sibling. Directly after a block quote or list, remark may
// parse MDX nodes as a part of it.
function follows(node: RootContent, before: RootContent | undefined): boolean {
  if (!before) return true;
  const { start, end } = before.position!;
  if (node.position!.start.offset! < start.offset!) return false;
  const mayJoin = before.type === 'list' || before.type === 'blockquote' || before.type === 'footnoteDefinition';
  return !mayJoin || !node.type.startsWith('mdx') || node.position!.start.line > end.line + 1;
}

function joinTexts(nodes: readonly RootContent[]): RootContent[] {
  const made: RootContent[] = [];
  for (const node of nodes) {
    const value = node.type === 'text' ? node.value : node.type === 'textDirective' ? `:${node.name}` : undefined;
    const last = made.at(-1);
    if (value === undefined) made.push(node);
    else if (last?.type === 'text')
      Object.assign(last, {
        value: last.value + value,
        position: last.position && node.position && { start: last.position.start, end: node.position.end },
      });
    else made.push({ type: 'text', value, ...(node.position && { position: node.position }) });
  }
  return made;
}
