import type { ReactNode } from 'react';
import type { BodyNode, Json } from '../../corpus/schema/index.ts';

/** What a component of the registry gets: its props as the corpus has them, unchecked, and its children as a tree. */
export interface ComponentProps {
  props: Record<string, Json>;
  nodes: BodyNode[];
  render: (nodes: BodyNode[]) => ReactNode;
}

export type Component = (props: ComponentProps) => ReactNode;
