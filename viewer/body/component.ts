import { type ReactNode, createContext } from 'react';
import type { BodyNode, Json, BodyElement, BodyComponent } from '../../corpus/schema/index.ts';

/**
 * The input of a component in a page's body. `props` come from the corpus and are unchecked. `render` converts the
 * children to React elements.
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

/**
 * Context with a function that renders a component from the page's own code (MDX). Undefined if the page has no code.
 */
export const RenderCode = createContext<((node: BodyComponent) => ReactNode) | undefined>(undefined);
