import { type ReactNode, createContext } from 'react';
import type { BodyNode, Json, BodyElement, BodyComponent } from '../../corpus/schema/index.ts';

/** The input of a registered component: its unchecked props from the corpus, and its children as a tree. */
export interface ComponentProps {
  props: Record<string, Json>;
  nodes: BodyNode[];
  render: (nodes: BodyNode[]) => ReactNode;
}

export type Component = (props: ComponentProps) => ReactNode;

/**
 * The input of an HTML element's renderer: React's props, the element itself, and a function that renders its
 * children.
 */
export interface ElementProps {
  props: Record<string, unknown>;
  element: BodyElement;
  render: (nodes: BodyNode[]) => ReactNode;
}

/** Renders the code in the current page. Undefined if the page has no code. */
export const DrawCode = createContext<((node: BodyComponent) => ReactNode) | undefined>(undefined);
