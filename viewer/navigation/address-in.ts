import { pathIn } from '../../corpus/alternates.ts';
import type { Locale, Page, SiteFile } from '../../corpus/schema/index.ts';
import { encodePath } from '../../corpus/url/pathname.ts';

/**
 * @param page undefined while no page is shown
 * @param suffix `?query#hash` of the page
 * @returns the address of the page in a language, or of the start page of a language that lacks the page
 */
export function addressIn(locale: Locale, site: SiteFile, page: Page | undefined, suffix = ''): string {
  const { path, start = path, url = '' } = locale;
  const same = page && page.kind !== 'not-found' ? pathIn(locale, page, site) : undefined;
  return url + (same === undefined ? encodePath(start) : encodePath(same) + suffix);
}
