import type { State } from 'mdast-util-to-hast';
import { component, type ComponentNode } from '../../html/component-node.ts';
import type { Admonition } from '../tree/nodes.ts';

/** Converts an `Admonition`. A title that the author wrote becomes its first child, an `AdmonitionTitle`. */
export function lowerAdmonition(state: State, node: Admonition): ComponentNode {
  const { keyword, title, id, className } = node;
  const content = state.all(node);
  const heading = title && titleNode(state.all({ type: 'paragraph', children: title }));
  const props = { type: keyword, ...(id && { id }), ...(className && { className }) };
  return component('Admonition', props, heading ? [heading, ...content] : content);
}

/** Creates the title of an admonition. The title is a component and not a prop, because it may contain markup. */
export function titleNode(children: ComponentNode['children']): ComponentNode {
  return component('AdmonitionTitle', {}, children);
}
