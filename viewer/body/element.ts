import type { ReactNode } from 'react';
import type { BodyElement, BodyNode } from '../../corpus/schema/index.ts';

/** What the drawing of an HTML element gets: React's props, the element itself, and how its children are drawn. */
export interface ElementProps {
  props: Record<string, unknown>;
  element: BodyElement;
  render: (nodes: BodyNode[]) => ReactNode;
}
