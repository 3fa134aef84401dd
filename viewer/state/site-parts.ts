import { useHydrated } from './use-hydrated.ts';

/** Whether static HTML holds the parts that a site has of its own: they are drawn while it is taken over, too, then. */
export const siteParts = { areInHtml: false };

/** @returns whether a site's own parts are drawn in the place of the viewer's */
export function useSitePartsShown(): boolean {
  return useHydrated() || siteParts.areInHtml;
}
