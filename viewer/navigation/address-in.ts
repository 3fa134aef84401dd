import type { Locale, SiteFile } from '../../corpus/schema/index.ts';
import { encodePath } from '../../corpus/url/pathname.ts';

/**
 * @param pathname of a page of the site, decoded
 * @returns the address of the same page in another language
 */
export function addressIn({ path, url = '' }: Locale, { locale, locales }: SiteFile, pathname: string): string {
  const base = locales.find(({ name }) => name === locale)?.path;
  const rest = base !== undefined && pathname.startsWith(base) ? pathname.slice(base.length) : '';
  return url + encodePath(path + rest);
}
