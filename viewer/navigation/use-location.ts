import { createContext, useContext } from 'react';
import { usePathname as useBrowserPathname, useSearch as useBrowserSearch } from 'wouter/use-browser-location';
import { decodePath } from '../../corpus/url/pathname.ts';

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
