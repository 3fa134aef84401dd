import { createContext, useContext } from 'react';
import { useLocationProperty, useSearch as useBrowserSearch } from 'wouter/use-browser-location';
import { decodePath } from '../../corpus/url/pathname.ts';

/** The location of a page that is being rendered to static HTML. */
export const StaticLocation = createContext({ pathname: '/', search: '' });

/** @returns the decoded pathname of the location */
export function usePathname(): string {
  return useOfPathname((pathname) => pathname);
}

/**
 * Computes a value from the location's pathname. The component renders again only if the value changes. This matters
 * because a page has hundreds of links, and only few of them change with the pathname.
 *
 * @returns the result of `read` for the decoded pathname
 */
export function useOfPathname<Value extends string | boolean>(read: (pathname: string) => Value): Value {
  const rendered = useContext(StaticLocation);
  return useLocationProperty(
    () => read(decodePath(location.pathname)),
    () => read(decodePath(rendered.pathname)),
  );
}

/** @returns the query of the location with its `?`; empty if the location has no query */
export function useSearch(): string {
  return useBrowserSearch({ ssrSearch: useContext(StaticLocation).search });
}
