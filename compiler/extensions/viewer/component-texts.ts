import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { ComponentNode } from '../../html/component-node.ts';

/** Name of a component → function of its props that returns its text content. */
export type Texts = Readonly<Record<string, (props: ComponentNode['props']) => unknown>>;

/**
 * A rehype plugin that computes the text content of components.
 *
 * @throws Error if a function returns no string
 */
export function componentTexts(texts: Texts): (tree: Root) => void {
  return (tree) =>
    visit(tree, 'component', (node) => {
      if (!Object.hasOwn(texts, node.name)) return;
      const text = texts[node.name]!(node.props);
      if (typeof text !== 'string')
        throw new Error(`the function for the text of the component "${node.name}" did not return a string`);
      node.text = text;
    });
}
