import type { ReactNode } from 'react';
import { useHydrated } from './use-hydrated.ts';

/** Settings for rendering the site's theme components during hydration. */
export const siteParts = {
  /** Whether static HTML contains the output of theme components. If so, they also render during hydration. */
  areInHtml: false,
  /** The slots whose output is missing in static HTML, because they failed to render without a browser. */
  leftOut: new Set<string>() as ReadonlySet<string>,
  /**
   * Wraps the output of a slot, so that errors in the output are attributed to the slot. The default only returns the
   * output.
   */
  apart: (_slot: string, rendered: ReactNode): ReactNode => rendered,
};

/**
 * @param slot the slot of a component. Without it, the result ignores whether single components are missing in the
 * HTML
 * @returns whether to render the site's components instead of the viewer's
 */
export function useSitePartsShown(slot?: string): boolean {
  return useHydrated() || (siteParts.areInHtml && !(slot !== undefined && siteParts.leftOut.has(slot)));
}
