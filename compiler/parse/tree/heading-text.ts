import type { Heading, PhrasingContent } from 'mdast';
import type { MdxTextExpression } from 'mdast-util-mdx';
import { toString } from 'mdast-util-to-string';

/** @returns the text of an expression; nothing when it is unknown until code runs or other files are read */
export type TextOf = (expression: MdxTextExpression) => string | undefined;

/**
 * The text of a heading as readers see it: without markup and comments, with the values of expressions.
 *
 * @param unknown what stands for expressions whose value is unknown: their code, or nothing
 */
export function headingText({ children }: Heading, textOf: TextOf, unknown: 'code' | 'nothing' = 'nothing'): string {
  return inlineText(children, textOf, unknown)
    .replace(/\s*\n\s*/g, ' ')
    .trim();
}

/** @returns whether the text of a heading is complete only when code has run or other files are read */
export function hasUnknownText({ children }: { children: readonly PhrasingContent[] }, textOf: TextOf): boolean {
  return children.some((node) =>
    'children' in node ? hasUnknownText(node, textOf) : node.type === 'mdxTextExpression' && textOf(node) === undefined,
  );
}

/** @returns the text of nodes within a line */
export function inlineText(
  nodes: readonly PhrasingContent[],
  textOf: TextOf,
  unknown: 'code' | 'nothing' = 'nothing',
): string {
  return nodes
    .map((node) => {
      if (node.type === 'html') return '';
      if (node.type === 'break') return '\n';
      if (node.type === 'mdxTextExpression') return textOf(node) ?? (unknown === 'code' ? node.value : '');
      return 'children' in node ? inlineText(node.children, textOf, unknown) : toString(node);
    })
    .join('');
}

/** What a heading says without a page around it: expressions are unknown, comments are empty. */
export const withoutValues: TextOf = ({ data }) => (data?.estree?.body.length === 0 ? '' : undefined);
