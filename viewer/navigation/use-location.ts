import { createContext, useContext } from 'react';
import { useLocationProperty, useSearch as useBrowserSearch } from 'wouter/use-browser-location';
import { decodePath } from '../../corpus/url/pathname.ts';

/** Where a page is drawn for that no browser shows: the location of static HTML. */
export const StaticLocation = createContext({ pathname: '/', search: '' });

/** @returns the location's pathname, decoded */
export function usePathname(): string {
  return useOfPathname((pathname) => pathname);
}

/**
 * There are hundreds of links on a page, to few of which another pathname makes a difference: only they are drawn again.
 *
 * @returns what is read from the location's pathname, decoded
 */
export function useOfPathname<Value extends string | boolean>(read: (pathname: string) => Value): Value {
  const drawn = useContext(StaticLocation);
  return useLocationProperty(
    () => read(decodePath(location.pathname)),
    () => read(decodePath(drawn.pathname)),
  );
}

/** @returns the location's query, with its `?` when there is one */
export function useSearch(): string {
  return useBrowserSearch({ ssrSearch: useContext(StaticLocation).search });
}
