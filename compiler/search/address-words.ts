import { docsName, searchMessages } from '../../corpus/messages/search.ts';
import { translated, type Texts } from '../config/translations.ts';

/**
 * Returns the words of a page's address: its last segment, and the segment above: `/docs/[migration]/[v3]/`.
 *
 * @returns segments, last one first. Above the last segment, days and versions are left out
 */
export function addressOf(path: string): string[] {
  const [last, above, ...rest] = path.split('/').filter(Boolean).reverse();
  // The first segment is left out, because all pages of a section have it: `docs`.
  const isName = rest.length > 0 && above !== undefined && !/^\d/.test(above);
  return last === undefined ? [] : [last.replace(/\.html$/, ''), ...(isName ? [above] : [])];
}

/**
 * Returns the heading above a doc's search results: its top category in the sidebar, or else the instance.
 *
 * @param texts UI strings of the site by id
 */
export function groupOf(breadcrumbs: readonly { label: string }[], instance: string, texts: Texts = {}): string {
  if (breadcrumbs.length > 1) return breadcrumbs[0]!.label;
  return docsName(instance, translated<string>(texts, 'lectern.search.docs', searchMessages['lectern.search.docs']));
}

/**
 * Returns the label of the category that contains a doc. In a translated site, the address contains words of another
 * language, so the label is needed to find the doc.
 */
export function aboveOf(breadcrumbs: readonly { label: string }[]): string | undefined {
  return breadcrumbs.at(-2)?.label;
}
