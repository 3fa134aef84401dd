import { createContext, useContext } from 'react';
import { useLocationProperty, useSearch as useBrowserSearch } from 'wouter/use-browser-location';
import { decodePath } from '../../corpus/url/pathname.ts';

/** The location of a page that is rendered to static HTML. */
export const StaticLocation = createContext({ pathname: '/', search: '' });

/** @returns the location's pathname, decoded */
export function usePathname(): string {
  return useOfPathname((pathname) => pathname);
}

/**
 * Reads the location's pathname. A page has hundreds of links, and few of them depend on the pathname: only these
 * render again.
 *
 * @returns the result of `read` for the decoded pathname
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
