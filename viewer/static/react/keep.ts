import type { ReactNode } from 'react';
import type { TreePlace } from './tree-ids.ts';

/** The HTML of a rendered element, with its place in the tree. */
export interface Drawn {
  html: string;
  place: TreePlace;
}

interface KeepProps {
  /** The cached HTML; empty before the first rendering. */
  drawn: Partial<Drawn>;
  children?: ReactNode;
}

/**
 * Renders its children once, and reuses the HTML while its place in the tree is the same. For elements that always
 * render the same HTML. React itself renders the children each time.
 */
export function Keep({ children }: KeepProps): ReactNode {
  return children;
}
