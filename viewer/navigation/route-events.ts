import { useEffect, useRef } from 'react';
import { useHash } from './use-hash.ts';
import { useSearch } from './use-location.ts';

/** A location, as events report it. */
export interface RouteLocation {
  pathname: string;
  search: string;
  hash: string;
}

/**
 * The `detail` of the events `lectern:route-start`, when navigation starts, and `lectern:route`, when the page is
 * rendered.
 */
export interface RouteChange {
  location: RouteLocation;
  /** The location of the previous page. Null for the first page. */
  previousLocation: RouteLocation | null;
}

/**
 * Dispatches the events of navigation on the window.
 *
 * @param pathname of the location, percent-encoded
 * @param shown the pathname of the rendered page
 */
export function useRouteEvents(pathname: string, shown: string | undefined): void {
  const search = useSearch();
  const hash = useHash();
  const last = useRef<RouteLocation>(null);
  const change = useRef<RouteChange>(null);

  useEffect(() => {
    change.current = { location: { pathname, search, hash }, previousLocation: last.current };
    dispatch('route-start', change.current);
  }, [pathname, search, hash]);
  useEffect(() => {
    const detail = change.current;
    if (shown !== pathname || !detail) return;
    last.current = detail.location;
    change.current = null;
    dispatch('route', detail);
  }, [shown, pathname, search, hash]);
}

function dispatch(name: string, detail: RouteChange): void {
  window.dispatchEvent(new CustomEvent(`lectern:${name}`, { detail }));
}
