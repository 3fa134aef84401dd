import type { ReactNode } from 'react';
import { useHydrated } from './use-hydrated.ts';

/** Parts that a site has of its own, as far as static HTML is concerned. */
export const siteParts = {
  /** Whether it holds them: they are drawn while it is taken over, too, then. */
  areInHtml: false,
  /** The slots of those that it lacks all the same: they could not be drawn without a browser. */
  leftOut: new Set<string>() as ReadonlySet<string>,
  /** Has a fault of what a part draws be known to come from it. */
  apart: (_slot: string, drawn: ReactNode): ReactNode => drawn,
};

/**
 * @param slot of one part; all of them unless given
 * @returns whether a site's own parts are drawn in the place of the viewer's
 */
export function useSitePartsShown(slot?: string): boolean {
  return useHydrated() || (siteParts.areInHtml && !(slot !== undefined && siteParts.leftOut.has(slot)));
}
