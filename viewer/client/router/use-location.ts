import { useMemo } from 'react';
import { encodePath } from '../../../corpus/url/pathname.ts';
import { useHash } from '../../navigation/use-hash.ts';
import { usePathname, useSearch } from '../../navigation/use-location.ts';

export interface RouterLocation {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
}

/** Returns the current location, with a percent-encoded pathname. */
export function useLocation(): RouterLocation {
  const pathname = encodePath(usePathname());
  const search = useSearch();
  const hash = useHash();
  return useMemo(() => {
    const state: unknown = typeof history === 'undefined' ? undefined : history.state;
    return { pathname, search: search === '' || search.startsWith('?') ? search : `?${search}`, hash, state };
  }, [pathname, search, hash]);
}
