import { createElement, Fragment, type ElementType, type ReactNode } from 'react';
import { Admonition, AdmonitionTitle, CodeBlock } from 'lectern/client';

/** A node of a page's body, reduced to the types and fields that the example uses. The corpus reference lists all of
 * them. */
export type Node =
  | { type: 'text'; value: string }
  | { type: 'element'; tagName: string; properties: Record<string, unknown>; children: Node[] }
  | { type: 'component'; name: string; props: Record<string, unknown>; children: Node[] };

const components: Record<string, ElementType> = { Admonition, AdmonitionTitle, CodeBlock };

/** Renders a node of a page's body. This function is the whole viewer of the example. */
export function draw(node: Node, key?: number): ReactNode {
  if (node.type === 'text') return node.value;
  const children = node.children.map(draw);
  if (node.type === 'element') return createElement(node.tagName, { key, ...node.properties }, ...children);
  return createElement(components[node.name] ?? Fragment, { key, ...node.props }, ...children);
}
