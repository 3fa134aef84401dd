import { pathIn } from '../../corpus/alternates.ts';
import type { Locale, Page, SiteFile } from '../../corpus/schema/index.ts';
import { encodePath } from '../../corpus/url/pathname.ts';

/**
 * Returns the address of a page in another language. If the language lacks the page, returns the language's start page.
 *
 * @param page undefined while no page is displayed
 * @param suffix the query and the hash to append: `?query#hash`
 */
export function addressIn(locale: Locale, site: SiteFile, page: Page | undefined, suffix = ''): string {
  const { path, start = path, url = '' } = locale;
  const same = page && page.kind !== 'not-found' ? pathIn(locale, page, site) : undefined;
  return url + (same === undefined ? encodePath(start) : encodePath(same) + suffix);
}
