import type { ReactNode } from 'react';
import type { TreePlace } from './tree-ids.ts';

/** The HTML of an element, and the position in the tree at which it was rendered. */
export interface Rendered {
  html: string;
  place: TreePlace;
}

interface KeepProps {
  /** The cache, which the caller creates. It is empty before the first rendering. */
  rendered: Partial<Rendered>;
  children?: ReactNode;
}

/**
 * Renders its children once, and reuses their HTML while the position in the tree is the same. So the children must
 * always render the same HTML. If React renders this component, it does not use the cache.
 */
export function Keep({ children }: KeepProps): ReactNode {
  return children;
}
