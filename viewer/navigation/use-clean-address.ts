import { useEffect } from 'react';
import type { Page } from '../../corpus/schema/index.ts';
import { encodePath } from '../../corpus/url/pathname.ts';
import { cleanPathname, samePath } from './paths.ts';

/** Shows the page's own path in the address, when the reader came by one with a file name at its end. */
export function useCleanAddress(shown: string | undefined, page: Page | undefined): void {
  useEffect(() => {
    if (!page || shown === undefined || samePath(page.path, shown) || !samePath(page.path, cleanPathname(shown)))
      return;
    history.replaceState(history.state, '', encodePath(page.path) + location.search + location.hash);
  }, [shown, page]);
}
