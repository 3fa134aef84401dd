import type { ReactNode } from 'react';
import type { TreePlace } from './tree-ids.ts';

/** What was drawn once, and where. */
export interface Drawn {
  html: string;
  place: TreePlace;
}

interface KeepProps {
  /** Holds what was drawn; empty before that. */
  drawn: Partial<Drawn>;
  children?: ReactNode;
}

/**
 * Draws what is in it once, and takes that from then on, for as long as it stands at the same place. It is for elements
 * that look the same wherever they are shown, and React itself draws them each time.
 */
export function Keep({ children }: KeepProps): ReactNode {
  return children;
}
