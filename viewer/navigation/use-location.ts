import { createContext, useContext, useEffect } from 'react';
import { usePathname as useBrowserPathname, useSearch as useBrowserSearch } from 'wouter/use-browser-location';
import { decodePath, encodePath } from '../../corpus/url/pathname.ts';
import type { Page } from '../../corpus/schema/index.ts';
import { cleanPathname, samePath } from './paths.ts';

/** Where a page is drawn for that no browser shows: the location of static HTML. */
export const StaticLocation = createContext({ pathname: '/', search: '' });

/** @returns the location's pathname, decoded */
export function usePathname(): string {
  return decodePath(useBrowserPathname({ ssrPath: useContext(StaticLocation).pathname }));
}

/** @returns the location's query, with its `?` when there is one */
export function useSearch(): string {
  return useBrowserSearch({ ssrSearch: useContext(StaticLocation).search });
}

/** Shows the page's own path in the address, when the reader came by one with a file name at its end. */
export function useCleanAddress(shown: string | undefined, page: Page | undefined): void {
  useEffect(() => {
    if (!page || shown === undefined || samePath(page.path, shown) || !samePath(page.path, cleanPathname(shown)))
      return;
    history.replaceState(history.state, '', encodePath(page.path) + location.search + location.hash);
  }, [shown, page]);
}
