import type { Paragraph, Root, RootContent } from 'mdast';
import { visitBlocks } from './visit.ts';

/** Unwraps paragraphs that contain only JSX and expressions, as MDX does: `<Foo/>` on its own line is a block. */
export function unravelJsx(tree: Root): void {
  visitBlocks(tree, 'paragraph', (paragraph, index, parent) => {
    // The label of a directive must remain a paragraph, even if it contains only JSX.
    if (paragraph.data?.directiveLabel || !isOnlyJsx(paragraph)) return undefined;
    const blocks = paragraph.children.map(toBlock).filter((block) => block !== undefined);
    (parent!.children as RootContent[]).splice(index!, 1, ...blocks);
    return index;
  });
}

function isOnlyJsx({ children }: Paragraph): boolean {
  const others = children.filter(({ type }) => type !== 'mdxJsxTextElement' && type !== 'mdxTextExpression');
  return others.length < children.length && others.every((node) => node.type === 'text' && node.value.trim() === '');
}

function toBlock(node: Paragraph['children'][number]): RootContent | undefined {
  if (node.type === 'mdxJsxTextElement')
    return { ...node, type: 'mdxJsxFlowElement', children: node.children as never };
  if (node.type === 'mdxTextExpression') return { ...node, type: 'mdxFlowExpression', data: node.data as never };
  return undefined;
}
