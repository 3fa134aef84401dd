import { docsName, searchMessages } from '../../corpus/messages/search.ts';
import { translated, type Texts } from '../config/translations.ts';

/**
 * The words of a page's address: its last segment, and the segment above, as in `/docs/[migration]/[v3]/`.
 *
 * @returns segments, the last first; days and versions above the last segment are left out
 */
export function addressOf(path: string): string[] {
  const [last, above, ...rest] = path.split('/').filter(Boolean).reverse();
  // A segment at the top names the whole section, for example `docs`.
  const isName = rest.length > 0 && above !== undefined && !/^\d/.test(above);
  return last === undefined ? [] : [last.replace(/\.html$/, ''), ...(isName ? [above] : [])];
}

/**
 * @param texts UI strings of the site by id
 * @returns the group of a doc's search results: its top category in the sidebar, else the instance
 */
export function groupOf(breadcrumbs: readonly { label: string }[], instance: string, texts: Texts = {}): string {
  if (breadcrumbs.length > 1) return breadcrumbs[0]!.label;
  return docsName(instance, translated<string>(texts, 'lectern.search.docs', searchMessages['lectern.search.docs']));
}

/**
 * @returns the label of the category that contains a doc; in a translated site, the address has words of another
 * language
 */
export function aboveOf(breadcrumbs: readonly { label: string }[]): string | undefined {
  return breadcrumbs.at(-2)?.label;
}
