import type { ReactNode } from 'react';
import { useHydrated } from './use-hydrated.ts';

/** The site's own theme components during hydration. */
export const siteParts = {
  /** Whether static HTML contains them, so that they also render during hydration. */
  areInHtml: false,
  /** The slots that static HTML lacks, because they can't be rendered without a browser. */
  leftOut: new Set<string>() as ReadonlySet<string>,
  /** Wraps a component's output, so that its errors are attributed to its slot. */
  apart: (_slot: string, drawn: ReactNode): ReactNode => drawn,
};

/**
 * @param slot of one part; all of them unless given
 * @returns whether a site's own components replace the viewer's
 */
export function useSitePartsShown(slot?: string): boolean {
  return useHydrated() || (siteParts.areInHtml && !(slot !== undefined && siteParts.leftOut.has(slot)));
}
