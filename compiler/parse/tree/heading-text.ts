import type { Heading, PhrasingContent } from 'mdast';
import type { MdxTextExpression } from 'mdast-util-mdx';
import { toString } from 'mdast-util-to-string';

/** @returns the text of an expression; undefined if the text depends on running code or on another file */
export type TextOf = (expression: MdxTextExpression) => string | undefined;

/**
 * Returns the text of a heading as readers see it: without markup and comments, with the values of expressions.
 *
 * @param unknown the replacement for an expression with an unknown value: its source, or nothing
 */
export function headingText({ children }: Heading, textOf: TextOf, unknown: 'code' | 'nothing' = 'nothing'): string {
  return inlineText(children, textOf, unknown)
    .replace(/\s*\n\s*/g, ' ')
    .trim();
}

/** @returns whether a heading contains an expression whose text depends on running code or on another file */
export function hasUnknownText({ children }: { children: readonly PhrasingContent[] }, textOf: TextOf): boolean {
  return children.some((node) =>
    'children' in node ? hasUnknownText(node, textOf) : node.type === 'mdxTextExpression' && textOf(node) === undefined,
  );
}

/** @returns the text of inline nodes */
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

/** A `TextOf` for headings that are read without their page. All expressions are unknown, and comments are empty. */
export const withoutValues: TextOf = ({ data }) => (data?.estree?.body.length === 0 ? '' : undefined);
