import { type ReactNode, createContext } from 'react';
import type { BodyNode, Json, BodyElement, BodyComponent } from '../../corpus/schema/index.ts';

/** What a component of the registry gets: its props as the corpus has them, unchecked, and its children as a tree. */
export interface ComponentProps {
  props: Record<string, Json>;
  nodes: BodyNode[];
  render: (nodes: BodyNode[]) => ReactNode;
}

export type Component = (props: ComponentProps) => ReactNode;

/** What the drawing of an HTML element gets: React's props, the element itself, and how its children are drawn. */
export interface ElementProps {
  props: Record<string, unknown>;
  element: BodyElement;
  render: (nodes: BodyNode[]) => ReactNode;
}

/** How the page that is shown draws what in it is code; none where all of it is data. */
export const DrawCode = createContext<((node: BodyComponent) => ReactNode) | undefined>(undefined);
