import { pageAddress } from './address.ts';
import { belowBase } from './url/below-base.ts';
import { encodePath } from './url/pathname.ts';

/** Where the JSON of the page at a pathname lies, relative to `corpus/`. */
export function pageFile(path: string, site: { baseUrl: string }): string {
  return pageAddress(encodePath(belowBase(path, site)));
}
