import { type ReactNode, createContext } from 'react';
import type { BodyNode, Json, BodyElement, BodyComponent } from '../../corpus/schema/index.ts';

/**
 * The input of a component in a body: unchecked props from the corpus, and children that `render` converts to React.
 */
export interface ComponentProps {
  props: Record<string, Json>;
  nodes: BodyNode[];
  render: (nodes: BodyNode[]) => ReactNode;
}

export type Component = (props: ComponentProps) => ReactNode;

/**
 * The input of an HTML element's renderer.
 *
 * `props` are React's props, `element` is the element in the corpus, and `render` renders its children.
 */
export interface ElementProps {
  props: Record<string, unknown>;
  element: BodyElement;
  render: (nodes: BodyNode[]) => ReactNode;
}

/** Renders a component from the code of the current page. Undefined if the page has no code. */
export const RenderCode = createContext<((node: BodyComponent) => ReactNode) | undefined>(undefined);
